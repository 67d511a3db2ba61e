/** Which event of which account a call is about. */
export interface EventScope {
  accountId: string;
  eventId: string;
}
