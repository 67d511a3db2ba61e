import {
  createEmail,
  deleteEmail,
  duplicateEmail,
  enableEmail,
  getEmailAuthToken,
  getEmailContext,
  getEmailHistory,
  listEmails,
  listEmailTemplates,
  migrateEmailsToBuilder,
  previewEmail,
  publishEmail,
  searchEmails,
  sendEmailPreview,
  updateEmail,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const event = { accountId: '77', eventId: '1001' };
const email = (emailId: string) => ({ ...event, emailId });

export const emailsExamples = {
  listEmails: exampleOf(listEmails, { params: event }),
  searchEmails: exampleOf(searchEmails, {
    params: event,
    body: {
      page: 0,
      size: 15,
      criteria: { type: 'REGISTRATION', registrationStatus: 'REGISTERED' },
      orders: { NAME: 'ASC' },
    },
  }),
  createEmail: exampleOf(createEmail, {
    params: event,
    body: {
      name: 'Last tickets',
      type: 'SCHEDULED',
      subject: '{{firstName}}, bring a friend to {{eventName}}',
      blocks: [
        { kind: 'HEADING', text: 'Forty tickets are left' },
        { kind: 'TEXT', text: 'You have your {{ticketName}}. Who comes with you?' },
        { kind: 'BUTTON', text: 'To the tickets', url: 'https://northlight.example/2026/tickets' },
      ],
      schedule: { type: 'DATE', date: '2026-03-10T09:00:00-04:00' },
      audienceFilter: { ticketTypeIds: ['3001', '3002'] },
    },
  }),
  updateEmail: async (call) => {
    const { id, modified } = await call(createEmail, {
      params: event,
      body: {
        name: 'Thank you all',
        type: 'SCHEDULED',
        templateId: 'template-news',
        schedule: { type: 'NOW' },
      },
    });
    return exampleOf(updateEmail, {
      params: email(id),
      body: { schedule: { type: 'DATE', date: '2026-05-18T09:00:00-04:00' }, modified },
    });
  },
  deleteEmail: exampleOf(deleteEmail, { params: email('email-press') }),
  duplicateEmail: exampleOf(duplicateEmail, { params: email('email-programme') }),
  publishEmail: async (call) => {
    const { id } = await call(createEmail, {
      params: event,
      body: {
        name: 'One more thing',
        type: 'SCHEDULED',
        templateId: 'template-news',
        schedule: { type: 'NOW' },
      },
    });
    return exampleOf(publishEmail, { params: email(id) });
  },
  enableEmail: exampleOf(enableEmail, { params: { ...email('email-cancelled'), enabled: 'true' } }),
  listEmailTemplates: exampleOf(listEmailTemplates, { params: event }),
  getEmailContext: exampleOf(getEmailContext, { params: event }),
  previewEmail: exampleOf(previewEmail, {
    params: email('email-ticket'),
    body: { ticketId: 'NL26-4799-1' },
  }),
  sendEmailPreview: exampleOf(sendEmailPreview, {
    params: email('email-soon'),
    body: { recipients: ['maren@northlight.example'] },
  }),
  getEmailHistory: exampleOf(getEmailHistory, {
    params: email('email-ticket'),
    query: { page: 0, size: 10 },
  }),
  migrateEmailsToBuilder: exampleOf(migrateEmailsToBuilder, { body: { eventIds: ['1001'] } }),
  getEmailAuthToken: exampleOf(getEmailAuthToken, { params: { eventId: '1001' } }),
} satisfies Examples;
