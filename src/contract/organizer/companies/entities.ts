import type { Instant } from '../../entities';

/** A company to be, or its new content. @experimental */
export interface CompanyDraft {
  /**
   * Its own within the account, in any case.
   * @minLength 1
   * @maxLength 120
   */
  name: string;
  /** `https`; empty when unknown. */
  website: string;
  /** ISO 3166-1 alpha-2; `null` when unknown. */
  countryCode: string | null;
}

/** A company an account has to do with. @experimental */
export interface Company extends CompanyDraft {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Contacts who name it as theirs. */
  contacts: number;
  created: Instant;
  modified: Instant;
}
