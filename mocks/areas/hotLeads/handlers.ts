import { listHotLeads, sendHotLead, type HotLead } from '../../../src/contract';
import { isEmail } from '../../../src/domain/text/email';
import { compare, searchRows } from '../../db';
import { handle, type BoundHandler } from '../../handle';
import { normalEmail } from './rules/convertLead';
import { leadOf } from './rules/leadOf';

/** 002 §9: lists fetch 500. */
const leadsPerPage = 500;

export const hotLeadsHandlers: BoundHandler[] = [
  handle(sendHotLead, ({ db, clock, params: { eventId }, body, fail }) => {
    const settings = db.rows('hotLeadSettings', eventId).find(eventId);
    if (!settings?.enabled) fail(4022, 'This event keeps no hot leads.');
    const email = body.billingAddress.email.trim();
    if (!isEmail(email)) fail(4022, 'Email is not valid.');
    if (body.sendHotLead === false) fail(4022, 'The buyer does not want to be kept.');
    if (settings?.consentRequired && !body.hotLeadsConsentAccepted) fail(4022, 'The consent is missing.');
    const leads = db.rows('hotLeads', eventId);
    const known = leads.all().find((lead) => normalEmail(lead.email) === normalEmail(email));
    const now = new Date(clock.now()).toISOString();
    const { tickets, total } = leadOf(db, body);
    leads.put({
      ...(known ?? { id: db.nextId('hotLead'), status: 'open', createdDate: now }),
      email,
      tickets,
      total,
      currency: db.world.sale.currency,
      firstName: body.billingAddress.firstName?.trim() || (known?.firstName ?? ''),
      lastName: body.billingAddress.lastName?.trim() || (known?.lastName ?? ''),
      ...companyOf(body.billingAddress.company?.trim() || known?.company),
      ...(body.utmParams ? { utmParams: body.utmParams } : {}),
      consentAccepted: body.hotLeadsConsentAccepted ?? known?.consentAccepted ?? false,
      modifiedDate: now,
    });
    return null;
  }),
  handle(listHotLeads, ({ db, params, query: { search = '', status, page, size } }) => {
    const query = search.trim().toLowerCase();
    const found = db
      .rows('hotLeads', params.eventId)
      .all()
      .filter((lead) => (!status || lead.status === status) && isAbout(lead, query))
      .sort((a, b) => compare(b.modifiedDate, a.modifiedDate));
    const requested = { ...(page === undefined ? {} : { page }), ...(size === undefined ? {} : { size }) };
    return searchRows(found, requested, { size: leadsPerPage, matches: () => true, sortBy: {} });
  }),
];

const companyOf = (company: string | undefined) => (company ? { company } : {});

const isAbout = ({ firstName, lastName, email, company = '' }: HotLead, query: string): boolean =>
  [`${firstName} ${lastName}`, email, company].some((text) => text.toLowerCase().includes(query));
