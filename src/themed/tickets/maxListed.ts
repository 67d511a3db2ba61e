/** Nobody finds a ticket type in a longer list, and browsers give up on it (FAULTS F86). */
export const maxListed = 10_000;
