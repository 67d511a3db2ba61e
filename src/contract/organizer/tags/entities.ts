/** A tag to be, or its new content. @experimental */
export interface OrganizerTagDraft {
  /**
   * Its own within the account, in any case.
   * @minLength 1
   * @maxLength 40
   */
  name: string;
  /**
   * As `#rrggbb`.
   * @pattern ^#[0-9a-fA-F]{6}$
   */
  color: string;
}

/** An organizer's own word to sort contacts by. @experimental */
export interface OrganizerTag extends OrganizerTagDraft {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Contacts who have it. */
  uses: number;
}
