import { describe, expect, it } from 'vitest';
import type { HeldTransaction } from '../../../../../src/contract';
import {
  requestsLeadConsent,
  initialValues,
  leadOf,
  sendsLead,
  type LeadRules,
} from '../../../../../src/domain';
import { eachRow } from '../../../../eachRow';

const yesNoUnset = [true, false, undefined];
const flags = (name: keyof LeadRules) =>
  yesNoUnset.map((value) => (value === undefined ? {} : { [name]: value }));

/** Every combination of the four flags, each set, cleared or absent. */
const everyRule: LeadRules[] = flags('enableHotLeads').flatMap((enabled) =>
  flags('sendHotLead').flatMap((send) =>
    flags('hotLeadsConsent').flatMap((requiresConsent) =>
      flags('hotLeadsConsentAccepted').map((accepted) => ({
        ...enabled,
        ...send,
        ...requiresConsent,
        ...accepted,
      })),
    ),
  ),
);

describe('sendsLead (000 §4 Hot leads)', () => {
  eachRow(everyRule)('%j: only if enabled, not stopped, and consent is given or not required', (rules) => {
    const isEnabled = rules.enableHotLeads === true;
    const isStopped = rules.sendHotLead === false;
    const mayBeSaved = !rules.hotLeadsConsent || rules.hotLeadsConsentAccepted === true;
    expect(sendsLead(rules, 'ines@tipografia.example')).toBe(isEnabled && !isStopped && mayBeSaved);
  });

  eachRow(['', 'ines', 'ines@', 'ines@tipografia', '@tipografia.example', 'ines prado@tipografia.example'])(
    'never with %j for an email (000 §7)',
    (email) => {
      for (const rules of everyRule) expect(sendsLead(rules, email)).toBe(false);
    },
  );
});

describe('requestsLeadConsent (000 §2.6)', () => {
  eachRow(everyRule)(
    '%j: only where leads are sent once consent is given, and nobody has answered',
    (rules) => {
      const wouldSend = sendsLead({ ...rules, hotLeadsConsentAccepted: true }, 'ines@tipografia.example');
      expect(requestsLeadConsent(rules)).toBe(
        wouldSend && rules.hotLeadsConsent === true && rules.hotLeadsConsentAccepted === undefined,
      );
    },
  );
});

describe('leadOf (000 §7 hotLead)', () => {
  const hold = {
    token: 'tx_1',
    orderTotal: 200_65,
    currency: { code: 'USD', symbol: '$' },
    tickets: [
      { id: '3001', name: 'General Admission', quantity: 1, price: 180_00, fees: 9_40, tax: 11_25 },
    ].map((ticket) => ({ ...ticket, discount: 0, subtotal: 200_65 })),
    freeEvent: false,
    isPayByInvoice: false,
    gateway: 'stripe',
  } satisfies Partial<HeldTransaction>;
  const form = {
    entities: [
      { id: '103_form', attributeKey: 'email', label: 'Email', type: 'email' as const, required: true },
    ],
  };
  const personTickets = [
    { id: 'p1', ticketTypeId: '3001', ticketName: 'General', formSubmission: { entities: [] } },
  ];
  const rules: LeadRules = { enableHotLeads: true, hotLeadsConsent: true, hotLeadsConsentAccepted: true };
  const typed = () => initialValues({ form, personTickets, locale: 'en' });
  const context = { hold, form, personTickets, locale: 'en', rules };

  it('is the transaction as far as it is filled in, without consents and cards', () => {
    const values = typed();
    values.buyer = { firstName: ' Ines ', lastName: '', email: ' ines@tipografia.example ' };
    values.card.cardName = 'Ines Prado';
    values.legalAgreement = true;
    const lead = leadOf(values, context);
    expect(lead).toMatchObject({
      token: 'tx_1',
      orderTotal: 200_65,
      currency: 'USD',
      billingAddress: { firstName: 'Ines', lastName: '', email: 'ines@tipografia.example' },
      tickets: [{ id: '3001', requestQuantity: 1 }],
      personTickets: [{ id: 'p1' }],
      enableHotLeads: true,
      sendHotLead: true,
      hotLeadsConsent: true,
      hotLeadsConsentAccepted: true,
    });
    expect(JSON.stringify(lead)).not.toMatch(/card|legalAgreement|showInCommunity/i);
  });

  it('never takes an attendee for the buyer who is asked beside them', () => {
    const values = typed();
    for (const key of Object.keys(values.attendees['p1'] ?? {}))
      values.attendees['p1'] = { ...values.attendees['p1'], [key]: 'friend@example.com' };
    expect(leadOf(values, context).billingAddress.email).toBe('');
    expect(leadOf(values, { ...context, hold: { ...hold, freeEvent: true } }).billingAddress.email).toBe(
      'friend@example.com',
    );
  });
});
