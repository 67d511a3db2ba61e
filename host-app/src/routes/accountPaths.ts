/** Addresses of people's accounts; they are ours. */
export const signInPath = '/sign-in';
export const signUpPath = '/sign-up';
export const resetPath = '/reset-password';

export const connectedAccountsPath = '/organizer/account';

/** A page of theirs that goes on to `next` in the end. */
export const withNext = (path: string, next: string): string => `${path}?next=${encodeURIComponent(next)}`;
