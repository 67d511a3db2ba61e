/** `/widgets/tickets/{eventId}` (000 §2), with `eventId` as a group. */
export const ticketPath: RegExp;

/** Text of an address without its escapes; as it stands when they are broken. Never throws. */
export function decoded(text: string): string;
