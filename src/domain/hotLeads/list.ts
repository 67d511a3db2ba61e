import type { HotLead, HotLeadStatus } from '../../contract';
import { exponentOf } from '../money/money';
import type { TableView } from '../table';

/** In the order they are offered in. */
export const leadStatuses = ['open', 'converted'] as const satisfies readonly HotLeadStatus[];

/** Which leads are looked for, as the backend is asked. 002 §7 hotLeads. @experimental */
export interface HotLeadFilter {
  search?: string;
  status?: HotLeadStatus;
}

/** What a list's view looks for; whatever else an address says is no status. */
export function leadFilterOf({ search, filters }: TableView): HotLeadFilter {
  const query = search.trim();
  const status = leadStatuses.find((one) => one === filters['status']);
  return { ...(query !== '' && { search: query }), ...(status && { status }) };
}

/** As a lead is called: many left before they typed a name. */
export const leadName = ({ firstName, lastName, email }: HotLead): string =>
  `${firstName} ${lastName}`.trim() || email;

/** The campaign that led somebody here, its source first; '' where the address named none. */
export const leadCampaign = ({ utmParams = {} }: HotLead): string =>
  ['utm_source', 'utm_medium', 'utm_campaign'].flatMap((name) => utmParams[name] ?? []).join(' · ');

/** Columns of the file, in its order. */
const leadFields = [
  ...(['firstName', 'lastName', 'email', 'company', 'status', 'tickets', 'total', 'currency'] as const),
  ...(['consent', 'campaign', 'order', 'created', 'modified'] as const),
];
type LeadField = (typeof leadFields)[number];

/** The words of a file of leads, which its reader's language has. @experimental */
export interface LeadFileTexts {
  headings: Readonly<Record<LeadField, string>>;
  statuses: Readonly<Record<HotLeadStatus, string>>;
  consent: { given: string; notGiven: string };
}

/** Leads as the rows of a file, below its headings. Amounts are plain numbers, moments ISO 8601 in UTC. */
export function leadSheet(
  leads: readonly HotLead[],
  { headings, statuses, consent }: LeadFileTexts,
): string[][] {
  const cells = (lead: HotLead): Record<LeadField, string> => {
    const digits = exponentOf(lead.currency);
    return {
      firstName: lead.firstName,
      lastName: lead.lastName,
      email: lead.email,
      company: lead.company ?? '',
      status: statuses[lead.status],
      tickets: lead.tickets.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
      total: (lead.total / 10 ** digits).toFixed(digits),
      currency: lead.currency.code,
      consent: lead.consentAccepted ? consent.given : consent.notGiven,
      campaign: leadCampaign(lead),
      order: lead.orderId ?? '',
      created: lead.createdDate,
      modified: lead.modifiedDate,
    };
  };
  const row = (from: Readonly<Record<LeadField, string>>) => leadFields.map((field) => from[field]);
  return [row(headings), ...leads.map((lead) => row(cells(lead)))];
}
