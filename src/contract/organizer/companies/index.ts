import type { Company, CompanyDraft } from './entities';
import { endpoint } from '../../endpoint';
import * as answers from '../../generated/organizer/companies';

export * from './entities';

const ours = { base: 'api', auth: 'account', chosen: true, chosenShape: true } as const;

/**
 * The companies an account knows by name, with how many contacts each has. 002 §7 companies. `search` looks in names and websites.
 * @calls 359
 * @experimental
 */
export const listCompanies = endpoint<{
  params: { accountId: string };
  query: {
    /** Words looked for in names and addresses, in any case; everything when absent. */
    search?: string;
  };
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
 * @experimental
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
 * @experimental
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
 * @experimental
 */
export const deleteCompany = endpoint<{
  params: { accountId: string; companyId: string };
  ok: null;
  fail: 4046 | 4091;
}>()({ ...ours, method: 'DELETE', path: '/organizer/accounts/:accountId/companies/:companyId' });
