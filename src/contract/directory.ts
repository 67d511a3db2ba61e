import type {
  Company,
  CompanyDraft,
  DictionaryCountry,
  EventTemplate,
  EventTemplateDraft,
  OrganizerTag,
  OrganizerTagDraft,
  VenueWeather,
} from './directoryEntities';
import { endpoint } from './endpoint';
import * as answers from './generated/directory';

export * from './directoryEntities';

const ours = { base: 'api', auth: 'account', chosen: true, chosenShape: true } as const;

/**
 * The tags of an account by name, with how many contacts have each. 002 §7 tags.
 * @calls 358
 */
export const listTags = endpoint<{ params: { accountId: string }; ok: { tags: OrganizerTag[] } }>()({
  ...ours,
  method: 'GET',
  path: '/organizer/accounts/:accountId/tags',
  reads: answers.listTags,
});

/**
 * Create a tag. 002 §7 tags. Fails: 4000 the name is empty or another's.
 * @calls 358
 */
export const createTag = endpoint<{
  params: { accountId: string };
  body: OrganizerTagDraft;
  ok: OrganizerTag;
}>()({ ...ours, method: 'POST', path: '/organizer/accounts/:accountId/tags', reads: answers.createTag });

/**
 * Rename a tag, or give it another colour; contacts who have it keep it under its new name. 002 §7 tags.
 * Fails: 4000 the name is empty or another's; 4046.
 * @calls 358
 */
export const updateTag = endpoint<{
  params: { accountId: string; tagId: string };
  body: OrganizerTagDraft;
  ok: OrganizerTag;
  fail: 4046;
}>()({
  ...ours,
  method: 'PUT',
  path: '/organizer/accounts/:accountId/tags/:tagId',
  reads: answers.updateTag,
});

/**
 * Delete a tag; contacts lose it. 002 §7 tags. Fails: 4046.
 * @calls 358
 */
export const deleteTag = endpoint<{
  params: { accountId: string; tagId: string };
  ok: null;
  fail: 4046;
}>()({ ...ours, method: 'DELETE', path: '/organizer/accounts/:accountId/tags/:tagId' });

/**
 * The companies an account knows by name, with how many contacts each has. 002 §7 companies. `search` looks in names and websites.
 * @calls 359
 */
export const listCompanies = endpoint<{
  params: { accountId: string };
  query: { search?: string };
  ok: { companies: Company[] };
}>()({
  ...ours,
  method: 'GET',
  path: '/organizer/accounts/:accountId/companies',
  reads: answers.listCompanies,
});

/**
 * Write a company down. 002 §7 companies. Fails: 4000 the name is empty or another's, the address is no https, the country is none.
 * @calls 359
 */
export const createCompany = endpoint<{
  params: { accountId: string };
  body: CompanyDraft;
  ok: Company;
}>()({
  ...ours,
  method: 'POST',
  path: '/organizer/accounts/:accountId/companies',
  reads: answers.createCompany,
});

/**
 * Change a company; its contacts follow its name. 002 §7 companies. Fails: 4000 as when writing one down; 4046.
 * @calls 359
 */
export const updateCompany = endpoint<{
  params: { accountId: string; companyId: string };
  body: CompanyDraft;
  ok: Company;
  fail: 4046;
}>()({
  ...ours,
  method: 'PUT',
  path: '/organizer/accounts/:accountId/companies/:companyId',
  reads: answers.updateCompany,
});

/**
 * Forget a company. 002 §7 companies. Fails: 4046; 4091 it has contacts.
 * @calls 359
 */
export const deleteCompany = endpoint<{
  params: { accountId: string; companyId: string };
  ok: null;
  fail: 4046 | 4091;
}>()({ ...ours, method: 'DELETE', path: '/organizer/accounts/:accountId/companies/:companyId' });

/**
 * The countries and their names in a language, in that language's order. 002 §1: a country name dictionary. For anyone.
 * Fails: 4000 `locale` is no BCP 47 tag.
 * @calls 363
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
 */
export const listEventTemplates = endpoint<{
  params: { accountId: string };
  ok: { templates: EventTemplate[] };
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
