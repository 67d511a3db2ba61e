import {
  getSessionRegistrationSettings,
  getSessionStatusEmail,
  getSessionTicketRules,
  listSessionRegistrations,
  registerForSessions,
  runSessionRegistrationAction,
  sendSessionRegistrationStatus,
  unregisterFromSession,
  updateSessionRegistrationSettings,
  updateSessionStatusEmail,
  updateSessionTicketRules,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { accountId: '77', eventId: '1001' };

export const sessionRegistrationsExamples = {
  getSessionRegistrationSettings: exampleOf(getSessionRegistrationSettings, { params }),
  updateSessionRegistrationSettings: async (call) => {
    const { version } = await call(getSessionRegistrationSettings, { params });
    return exampleOf(updateSessionRegistrationSettings, { params, body: { maxSessions: 10, version } });
  },
  getSessionTicketRules: exampleOf(getSessionTicketRules, { params }),
  updateSessionTicketRules: async (call) => {
    const { rules } = await call(getSessionTicketRules, { params });
    const body = { rules: [...rules, { sessionId: 'session-10', ticketTypeIds: ['3002'] }] };
    return exampleOf(updateSessionTicketRules, { params, body });
  },
  listSessionRegistrations: exampleOf(listSessionRegistrations, {
    params,
    query: { sessionId: 'session-12', sendEmail: false, size: 10 },
  }),
  registerForSessions: exampleOf(registerForSessions, {
    params,
    query: { sendEmail: true },
    body: { registrations: [{ sessionId: 'session-4', ticketId: 'NL26-4804-1' }] },
  }),
  unregisterFromSession: exampleOf(unregisterFromSession, {
    params,
    query: { sessionId: 'session-29', ticketId: 'NL26-4809-1', sendEmail: false },
  }),
  getSessionStatusEmail: exampleOf(getSessionStatusEmail, { params }),
  updateSessionStatusEmail: async (call) => {
    const { version } = await call(getSessionStatusEmail, { params });
    const body = { subject: '{{attendeeName}}, your sessions at {{eventName}}', version };
    return exampleOf(updateSessionStatusEmail, { params, body });
  },
  sendSessionRegistrationStatus: exampleOf(sendSessionRegistrationStatus, {
    params,
    body: { sessionIds: ['session-2'], onlyUnsent: true },
  }),
  runSessionRegistrationAction: exampleOf(runSessionRegistrationAction, {
    params,
    body: { action: 'REGISTER', sessionIds: ['session-13'], ticketIds: ['NL26-4816-1', 'NL26-4816-2'] },
  }),
} satisfies Examples;
