/** Puts words where they can be pasted from; false where the browser allows it by no means. */
export async function copyText(text: string, element: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not in every frame, nor without https: what is on the screen is selected and copied the old way.
    return element !== null && copySelected(element);
  }
}

function copySelected(element: HTMLElement): boolean {
  const selection = getSelection();
  if (!selection) return false;
  selection.selectAllChildren(element);
  try {
    return (document as { execCommand?: (command: string) => boolean }).execCommand?.('copy') ?? false;
  } catch {
    return false;
  }
}
