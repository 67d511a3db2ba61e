import {
  createMobileCard,
  deleteMobileCard,
  enableMobileWhitelabel,
  getBuildManagerConfig,
  getMobileApp,
  listMobileCards,
  saveBuildManagerConfig,
  setMobileWhitelabelStatus,
  updateMobileApp,
  updateMobileCard,
  uploadPushCertificate,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const query = { accountId: '77', eventId: '1001' };

export const mobileAppExamples = {
  getMobileApp: exampleOf(getMobileApp, { query }),
  updateMobileApp: async (call) => {
    const app = await call(getMobileApp, { query });
    return exampleOf(updateMobileApp, {
      query,
      body: {
        name: app.name,
        shortDescription: 'Two days of design, in your pocket.',
        description: app.description,
        iconUrl: app.iconUrl,
        splashUrl: app.splashUrl,
        primaryColor: '#0b3d5c',
        features: ['agenda', 'attendees', 'map', 'polls', 'photos'],
        modified: app.modified,
      },
    });
  },
  getBuildManagerConfig: exampleOf(getBuildManagerConfig, { query }),
  saveBuildManagerConfig: exampleOf(saveBuildManagerConfig, {
    query: { ...query, publish: true },
    body: {
      platforms: ['ios', 'android'],
      bundleId: 'example.northlight.app',
      versionName: '2.4.0',
      privacyUrl: 'https://northlight.example/privacy',
    },
  }),
  uploadPushCertificate: exampleOf(uploadPushCertificate, {
    query,
    body: {
      certificate: new Blob(['0\x14Northlight app push '], { type: 'application/x-pkcs12' }),
      password: 'lantern',
      groupId: 'NL7QX2B9KD',
    },
  }),
  setMobileWhitelabelStatus: exampleOf(setMobileWhitelabelStatus, {
    query,
    body: { newStatus: 'APPROVED' },
  }),
  enableMobileWhitelabel: exampleOf(enableMobileWhitelabel, { query, body: { enabled: true } }),
  listMobileCards: exampleOf(listMobileCards, { query }),
  createMobileCard: exampleOf(createMobileCard, {
    query,
    body: {
      kind: 'link',
      title: 'Cloakroom',
      text: 'Leave your coat by the glasshouse.',
      url: 'https://northlight.example/cloakroom',
      visible: true,
      position: 1,
    },
  }),
  updateMobileCard: exampleOf(updateMobileCard, {
    query,
    params: { cardId: 'card-welcome' },
    body: { kind: 'text', title: 'Welcome', text: 'Doors open at 9:00.', url: '', visible: true },
  }),
  deleteMobileCard: exampleOf(deleteMobileCard, { query, params: { cardId: 'card-photos' } }),
} satisfies Examples;
