/** Rows by table and by scope: an event's or account's id, or `''`. */
export type RecordsOf<Tables> = { [Name in keyof Tables]: Record<string, Tables[Name][]> };
