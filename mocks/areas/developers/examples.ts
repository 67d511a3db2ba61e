import {
  askChatbot,
  createDeveloperApp,
  createDeveloperExtension,
  deleteDeveloperApp,
  deleteDeveloperExtension,
  getChatbot,
  listDeveloperApps,
  listDeveloperExtensions,
  updateChatbot,
  updateDeveloperApp,
  updateDeveloperExtension,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { accountId: '77' };
const event = { ...params, eventId: '1001' };
const month = { ...params, extensionId: 'extension-month' };

export const developersExamples = {
  getChatbot: exampleOf(getChatbot, { params: event }),
  updateChatbot: async (call) => {
    const chatbot = await call(getChatbot, { params: event });
    const added = { question: 'Is there a cloakroom?', answer: 'By the glasshouse, and it is free.' };
    const answers = [...chatbot.answers.filter(({ question }) => question !== added.question), added];
    return exampleOf(updateChatbot, { params: event, body: { ...chatbot, answers } });
  },
  askChatbot: exampleOf(askChatbot, {
    params: { eventId: '1001' },
    body: { text: 'When is the last ferry?' },
  }),
  listDeveloperExtensions: exampleOf(listDeveloperExtensions, { params, query: { enabled: true } }),
  createDeveloperExtension: exampleOf(createDeveloperExtension, {
    params,
    body: {
      appId: 'app-badges',
      name: 'Reprint all',
      place: 'orderList',
      enabled: false,
      url: 'https://badges.papersmith.example/all',
    },
  }),
  updateDeveloperExtension: exampleOf(updateDeveloperExtension, {
    params: month,
    body: {
      appId: 'app-ledger',
      name: 'The month',
      place: 'insights',
      enabled: true,
      url: 'https://ledger.harbourtrust.example/month',
    },
  }),
  deleteDeveloperExtension: exampleOf(deleteDeveloperExtension, { params: month }),
  listDeveloperApps: exampleOf(listDeveloperApps, { params }),
  createDeveloperApp: exampleOf(createDeveloperApp, {
    params,
    body: {
      name: 'Seat finder',
      redirectUrls: ['https://seats.lumen-lab.example/signed-in'],
      scopes: ['tickets.read'],
    },
  }),
  updateDeveloperApp: exampleOf(updateDeveloperApp, {
    params: { ...params, appId: 'app-letters' },
    body: {
      name: 'Open letters',
      redirectUrls: ['https://letters.openwork.example/signed-in'],
      scopes: ['contacts.read', 'agenda.read'],
    },
  }),
  deleteDeveloperApp: exampleOf(deleteDeveloperApp, { params: { ...params, appId: 'app-letters' } }),
} satisfies Examples;
