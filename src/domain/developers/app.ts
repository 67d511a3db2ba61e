import { array, mixed, object, string, type ObjectSchema } from 'yup';
import type { DeveloperApp, DeveloperAppDraft, DeveloperScope } from '../../contract';
import { httpsUrl } from './address';
import { freeName } from './name';

/** An app as its form has it. */
export interface DeveloperAppValues {
  name: string;
  /** One a line. */
  redirectUrls: string;
  scopes: DeveloperScope[];
}

/** In the order they are offered. */
export const developerScopes = [
  'orders.read',
  'orders.write',
  'tickets.read',
  'agenda.read',
  'contacts.read',
] as const satisfies readonly DeveloperScope[];

export const newDeveloperApp: DeveloperAppValues = { name: '', redirectUrls: '', scopes: [] };

export const developerAppValues = ({ name, redirectUrls, scopes }: DeveloperApp): DeveloperAppValues => ({
  name,
  redirectUrls: redirectUrls.join('\n'),
  // As the form has them: another order is no change.
  scopes: developerScopes.filter((scope) => scopes.includes(scope)),
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const developerAppDraft = ({ name, redirectUrls, scopes }: DeveloperAppValues): DeveloperAppDraft => ({
  name: name.trim(),
  redirectUrls: linesOf(redirectUrls),
  scopes,
});

/** An app; `others` are the names of the account's other apps. Messages are i18n keys. */
export const developerAppSchema = (others: readonly string[]): ObjectSchema<DeveloperAppValues> =>
  object({
    name: freeName(() => others, 'organizer.developers.app.error.nameTaken'),
    redirectUrls: string()
      .default('')
      .defined()
      .test('there', 'organizer.developers.app.error.noUrl', (value) => linesOf(value).length > 0)
      .test('https', 'organizer.developers.app.error.url', (value) =>
        linesOf(value).every((line) => httpsUrl(line) !== null),
      ),
    scopes: array()
      .of(mixed<DeveloperScope>().oneOf(developerScopes).defined())
      .default([])
      .defined()
      .min(1, 'organizer.developers.app.error.noScope'),
  });
