import {
  addEvents,
  addTeamMembers,
  beginActing,
  createAccountFeatures,
  endActing,
  getAccountFeatures,
  getFeatures,
  getSubscription,
  getSyncReport,
  getUserVerification,
  replaceFeatures,
  resubscribe,
  setRegistrations,
  switchFeatures,
  updateAccountFeatures,
  updateAgreementEndDate,
  updateAgreementStartDate,
  updateAgreementStatus,
  updatePushQuota,
  updateWidgetSnippet,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { accountId: '77' };
const event = { eventId: '1001' };
const userName = 'ines.park@platform.example';

export const administrationExamples: Examples = {
  beginActing: exampleOf(beginActing, { params, body: { reason: 'A refund does not go through' } }),
  endActing: exampleOf(endActing, {}),
  setRegistrations: exampleOf(setRegistrations, { params, body: { registrations: 8000 } }),
  updateAgreementStartDate: exampleOf(updateAgreementStartDate, {
    params,
    body: { startDate: '2025-10-01T00:00:00-04:00' },
  }),
  updateAgreementEndDate: exampleOf(updateAgreementEndDate, {
    params,
    body: { endDate: '2027-09-01T00:00:00-04:00' },
  }),
  updateAgreementStatus: exampleOf(updateAgreementStatus, {
    params: { accountId: '112' },
    body: { status: 'ACTIVE' },
  }),
  addTeamMembers: exampleOf(addTeamMembers, { params, body: { teamMembers: 5 } }),
  addEvents: exampleOf(addEvents, { params, body: { events: 2 } }),
  getSyncReport: exampleOf(getSyncReport, {}),
  updatePushQuota: exampleOf(updatePushQuota, { params: event, body: { quota: 40 } }),
  getFeatures: exampleOf(getFeatures, { params: event }),
  replaceFeatures: exampleOf(replaceFeatures, {
    params: event,
    body: { removeBranding: true, excludedCountries: ['AQ', 'BV'] },
  }),
  switchFeatures: exampleOf(switchFeatures, { params: event, body: { hideAmericanExpress: true } }),
  getAccountFeatures: exampleOf(getAccountFeatures, { params }),
  updateAccountFeatures: async (call) => {
    const { fullFeaturesList, postSelectionPackageFeatures, postSelectionAdvancedFeatures } = await call(
      getAccountFeatures,
      { params },
    );
    return exampleOf(updateAccountFeatures, {
      params,
      body: {
        userName,
        accountId: '77',
        fullFeaturesList,
        preSelectionAccountFeaturesList: [...postSelectionPackageFeatures, ...postSelectionAdvancedFeatures],
        postSelectionPackageFeatures,
        postSelectionAdvancedFeatures: [...new Set([...postSelectionAdvancedFeatures, 'RINGS'])],
      },
    });
  },
  createAccountFeatures: exampleOf(createAccountFeatures, {
    params: { accountId: '112' },
    body: {
      userName,
      accountId: '112',
      fullFeaturesList: ['AGENDA', 'EVENT_WEBSITE', 'TICKET_ORDERS', 'CHATBOT'],
      preSelectionAccountFeaturesList: [],
      postSelectionPackageFeatures: ['AGENDA', 'EVENT_WEBSITE', 'TICKET_ORDERS'],
      postSelectionAdvancedFeatures: ['CHATBOT'],
    },
  }),
  updateWidgetSnippet: exampleOf(updateWidgetSnippet, {
    params: { eventId: '1001', widgetId: '2001' },
    body: { codeSnippet: '<div data-tickets="1001"></div>' },
  }),
  getSubscription: exampleOf(getSubscription, { query: { email: 'jonas@kolonn.example' } }),
  resubscribe: exampleOf(resubscribe, { body: { email: 'jonas@kolonn.example' } }),
  getUserVerification: exampleOf(getUserVerification, { query: { email: 'wren@northlight.example' } }),
};
