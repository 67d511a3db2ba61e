/** Props of every screen about an event. @experimental */
export interface EventScreenProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
}
