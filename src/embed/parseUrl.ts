/** An absolute address, or nothing: `URL.parse` is too young for the pages this runs in. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
