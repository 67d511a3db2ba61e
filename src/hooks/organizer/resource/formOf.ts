export interface FormOf {
  accountId: string;
  eventId: string;
}
