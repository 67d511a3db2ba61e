import { randomInt } from 'node:crypto';
import { alphabet, type CreateToken } from '../db/hash';

/** 31 letters: so many of them have 128 random bits. */
const lettersOf128Bits = 26;

/** A secret from the system's own random numbers, whatever it is for; of 128 bits at least. */
export const randomToken: CreateToken = (_seed, length) =>
  Array.from(
    { length: Math.max(length, lettersOf128Bits) },
    () => alphabet[randomInt(alphabet.length)] ?? '',
  ).join('');
