import { lettersOf } from './hash';

/** How passwords are kept. */
export interface Passwords {
  digest(password: string): string;
  matches(password: string, kept: string): boolean;
}

/** What is kept of a secret, so that no snapshot has it. It hides nothing from whoever tries: 32 bits, the same in every run. */
export const digestOf = (secret: string): string => lettersOf(`secret ${secret}`, 32);

/** For the world of one browser, whose only visitor is its owner. */
export const digestedPasswords: Passwords = {
  digest: digestOf,
  matches: (password, kept) => digestOf(password) === kept,
};
