/** Who is signed in: nobody, a member of the account, or the platform's support staff, who may do everything. */
export type Session = 'none' | 'account' | 'support';
