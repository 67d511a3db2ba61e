import type { Currency } from '../../entities';
import type { DictionaryCountry, EventTemplate, EventTemplateDraft, VenueWeather } from './entities';
import { endpoint } from '../../endpoint';
import * as answers from '../../generated/organizer/directory';

export * from './entities';

const ours = { base: 'api', auth: 'account', chosen: true, chosenShape: true } as const;

/**
 * The countries and their names in a language, in that language's order. 002 §1: a country name dictionary. For anyone.
 * Fails: 4000 `locale` is no BCP 47 tag.
 * @calls 363
 * @experimental
 */
export const listCountries = endpoint<{
  query: {
    /** BCP 47; `en` when absent. */
    locale?: string;
  };
  ok: { countries: DictionaryCountry[] };
}>()({
  base: 'api',
  method: 'GET',
  path: '/dictionary/countries',
  chosen: true,
  chosenShape: true,
  reads: answers.listCountries,
});

/**
 * The templates an account can make events of: the platform's own first, then by name. 002 §7 eventTemplates.
 * @calls 364
 * @experimental
 */
export const listEventTemplates = endpoint<{
  params: { accountId: string };
  ok: {
    templates: EventTemplate[];
    /** What their prices are in: the account's. */
    currency: Currency;
  };
}>()({
  ...ours,
  method: 'GET',
  path: '/organizer/accounts/:accountId/eventTemplates',
  reads: answers.listEventTemplates,
});

/**
 * Make a template of an event: its length, zone and ticket types as they are now. 002 §7 eventTemplates.
 * Fails: 4000 the name is empty or another's; 4046 the event is not the account's.
 * @calls 364
 * @experimental
 */
export const createEventTemplate = endpoint<{
  params: { accountId: string };
  body: EventTemplateDraft;
  ok: EventTemplate;
  fail: 4046;
}>()({
  ...ours,
  method: 'POST',
  path: '/organizer/accounts/:accountId/eventTemplates',
  reads: answers.createEventTemplate,
});

/**
 * Delete a template. 002 §7 eventTemplates. Fails: 4046; 4091 it is the platform's own.
 * @calls 364
 * @experimental
 */
export const deleteEventTemplate = endpoint<{
  params: { accountId: string; templateId: string };
  ok: null;
  fail: 4046 | 4091;
}>()({ ...ours, method: 'DELETE', path: '/organizer/accounts/:accountId/eventTemplates/:templateId' });

/**
 * The weather where an event is, on each of its days: what is usual there in that month, or from ten days before a forecast. 002 §7
 * weather. For anyone. Fails: 4046 nothing is known of the place.
 * @calls 376
 * @experimental
 */
export const getWeather = endpoint<{
  params: { eventId: string };
  query: {
    /** Degrees; Celsius when absent. */
    unit?: 'C' | 'F';
  };
  ok: VenueWeather;
  fail: 4046;
}>()({
  base: 'v1',
  method: 'GET',
  path: '/events/:eventId/weather',
  chosen: true,
  chosenShape: true,
  reads: answers.getWeather,
});
