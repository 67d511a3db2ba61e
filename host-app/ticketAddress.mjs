/** The one address that the first script reads. */

/** The ticket page, which is entered by a page load. 000 §2. */
export const ticketPath = /^\/widgets\/tickets\/(?<eventId>[^/]+)\/?$/i;

/** Text of an address without its escapes; as it stands when they are broken (`%E0%A4%A`). */
export function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
