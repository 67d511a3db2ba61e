/** An organizer's account: owns events and has members. 002 §1. */
export interface Account {
  id: string;
  name: string;
}
