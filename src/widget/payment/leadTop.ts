/**
 * The one place that leads the buyer away, to an address that was checked before: the top window goes there, whatever frame
 * the widget is in (FAULTS A11). False when the browser refuses, e.g. in a sandboxed frame.
 */
export function leadTop(address: string): boolean {
  try {
    // Of a top window of another origin only this may be set.
    (window.top ?? window).location.href = address;
    return true;
  } catch {
    return false;
  }
}
