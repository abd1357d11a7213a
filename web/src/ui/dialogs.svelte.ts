/** Which dialog is open; and the name, asked once, before the first seat. */
import { api } from "../api";
import { house } from "../house.svelte";
import { settings } from "../settings.svelte";
import { t } from "../texts/say.svelte";

type Open = "name" | "settings" | "account" | "credits" | "forget" | null;

/** What somebody is invited to who is asked for a name. */
export interface Invitation {
  title: string;
  lines: string[];
}

class DialogState {
  open: Open = $state(null);
  invitation: Invitation | null = $state.raw(null);
  #named: ((ok: boolean) => void) | null = null;

  /** Somebody with a name: asks for one if there is none yet. False when it was put off. */
  async named(invitation: Invitation | null = null): Promise<boolean> {
    if (house.me?.person && !settings.guest) return true;
    this.invitation = invitation;
    this.open = "name";
    return new Promise((resolve) => (this.#named = resolve));
  }

  /** Somebody, be it without a name: nobody else is there to be told it. */
  async anybody(): Promise<void> {
    if (house.me?.person) return;
    house.me = await api.nameMe(t("guest-name"));
    settings.set({ guest: true });
  }

  async name(name: string): Promise<void> {
    house.me = await api.nameMe(name);
    settings.set({ guest: false });
    this.open = null;
    this.invitation = null;
    this.#named?.(true);
    this.#named = null;
  }

  close(): void {
    this.open = null;
    this.invitation = null;
    this.#named?.(false);
    this.#named = null;
  }
}

export const dialogs = new DialogState();
