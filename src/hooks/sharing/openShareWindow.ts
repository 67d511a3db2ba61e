/** 001 §9, pixels. */
const [width, height] = [600, 600];

/**
 * Opens a network's share page. Call it in the handler of a press: browsers block other windows. False when it was blocked. The page
 * gets neither a way back to this one nor its address, which has the order's token in it (FAULTS A14, A15).
 */
export function openShareWindow(address: string): boolean {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  let popup: Window | null;
  try {
    // Not with `noopener`: nobody would know whether it opened.
    popup = window.open('', '_blank', `popup=yes,width=${width},height=${height},left=${left},top=${top}`);
  } catch {
    return false;
  }
  if (!popup) return false;
  popup.opener = null;
  try {
    // From inside the window, which has no address of its own to tell, whatever this page's policy is.
    const link = popup.document.createElement('a');
    Object.assign(link, { href: address, rel: 'noreferrer' });
    link.click();
  } catch {
    // A sandboxed frame can't reach into it.
    popup.location.replace(address);
  }
  return true;
}
