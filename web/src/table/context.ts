import { getContext } from "svelte";
import type { Panels } from "./panels.svelte";
import type { Session } from "./session.svelte";

export const useSession = (): Session => getContext("session");
export const usePanels = (): Panels => getContext("panels");
