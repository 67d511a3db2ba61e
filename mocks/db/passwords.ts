import { digestOf } from './hash';

/** How passwords are stored. */
export interface Passwords {
  digest(password: string): string;
  matches(password: string, stored: string): boolean;
}

/** For the world of one browser, whose only visitor is its owner: it hides nothing from whoever reads what is stored. */
export const digestedPasswords: Passwords = {
  digest: digestOf,
  matches: (password, stored) => digestOf(password) === stored,
};
