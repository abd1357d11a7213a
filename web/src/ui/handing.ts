/** Handing things out of the page: a file to keep, an address to give to somebody. */

export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Copies an address; without a secure context there is no clipboard, and it is shown instead. */
export async function copyAddress(address: string, label: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    prompt(label, address);
  }
}
