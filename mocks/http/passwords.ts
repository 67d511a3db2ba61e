import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { digestedPasswords, type Passwords } from '../db/passwords';

/** OWASP's least for scrypt with blocks of 8: 16 MiB and some 50 ms for each try. */
const cost = 16_384;
const saltBytes = 16;
const keyBytes = 32;

const isOfOurs = /^scrypt\$16384\$([\w-]{22})\$([\w-]{43})$/;

const keyOf = (password: string, salt: Buffer) =>
  scryptSync(password.normalize('NFKC'), salt, keyBytes, { N: cost });

/** For a backend that strangers reach. The people a world begins with have passwords that anybody may read in its source. */
export const scryptPasswords: Passwords = {
  digest(password) {
    const salt = randomBytes(saltBytes);
    const key = keyOf(password, salt);
    return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
  },
  matches(password, stored) {
    const [, salt, key] = isOfOurs.exec(stored) ?? [];
    if (salt === undefined || key === undefined) return digestedPasswords.matches(password, stored);
    return timingSafeEqual(keyOf(password, Buffer.from(salt, 'base64url')), Buffer.from(key, 'base64url'));
  },
};
