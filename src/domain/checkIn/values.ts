import { boolean, object, string, type ObjectSchema } from 'yup';
import type { CheckInData, CheckInUpdate } from '../../contract';

/** How an event is checked in, as a form has it. */
export interface CheckInValues {
  active: boolean;
  id: string;
  /** The next one; empty for the one before. */
  password: string;
  /** There is one before. Nobody changes it: it says whether `password` may be empty. */
  hasPassword: boolean;
  welcomeMessage: string;
}

/** 002 §3 Check-in data; the lengths are ours, as the contract has them. */
export const checkInLimits = { id: [4, 60], password: [6, 64], welcomeMessage: 280 } as const;

export const checkInValues = ({ active, id, hasPassword, welcomeMessage }: CheckInData): CheckInValues => ({
  active,
  id,
  password: '',
  hasPassword,
  welcomeMessage,
});

export const checkInUpdate = ({ active, id, password, welcomeMessage }: CheckInValues): CheckInUpdate => ({
  active,
  id: id.trim(),
  ...(password !== '' && { password }),
  welcomeMessage: welcomeMessage.trim(),
});

const isBetween = (length: number, [least, most]: readonly [number, number]) =>
  length >= least && length <= most;

/** Answers i18n keys. */
export const checkInSchema: ObjectSchema<CheckInValues> = object({
  active: boolean().default(false).defined(),
  id: string()
    .default('')
    .defined()
    .test(
      'id',
      'organizer.checkIn.error.id',
      (value) => /^[a-z0-9-]+$/.test(value.trim()) && isBetween(value.trim().length, checkInLimits.id),
    ),
  password: string()
    .default('')
    .defined()
    .test('there', 'organizer.checkIn.error.noPassword', (value, { parent }) => {
      const { active, hasPassword } = parent as CheckInValues;
      return value !== '' || hasPassword || !active;
    })
    .test(
      'length',
      'organizer.checkIn.error.password',
      (value) => value === '' || isBetween(value.length, checkInLimits.password),
    ),
  hasPassword: boolean().default(false).defined(),
  welcomeMessage: string()
    .default('')
    .defined()
    .test(
      'length',
      'organizer.checkIn.error.welcomeMessage',
      (value) => value.trim().length <= checkInLimits.welcomeMessage,
    ),
});
