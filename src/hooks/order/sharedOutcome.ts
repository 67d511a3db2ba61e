/** Where all tabs of the browser find an order that may have been paid for without anybody knowing (FAULTS F79). It outlives them. */
export const sharedOutcomeKey = (eventId: string) => `boxoffice:${eventId}:unknown`;
