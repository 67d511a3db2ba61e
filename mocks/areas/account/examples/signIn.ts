import {
  createAccessToken,
  createPerson,
  createWebLoginToken,
  deleteAccessToken,
  dropTransferredToken,
  getWebLogin,
  saveServiceToken,
  verifyCertificate,
} from '../../../../src/contract';
import { exampleOf, type Examples } from '../../example';

/** Whoever signs in by these is of the support staff, so that support's calls can follow. */
const transferred = { token: 'ines-signed-in-on-feb-12', preview: true };

export const signInExamples: Examples = {
  saveServiceToken: exampleOf(saveServiceToken, {
    body: { provider: 'eventbrite', userId: 'ines.park', key: 'eb-key', secret: 'eb-secret' },
  }),
  createAccessToken: exampleOf(createAccessToken, {
    authorization:
      'Provider provider="linkedin", key="linkedin key of ines-park", secret="linkedin secret of ines-park"',
  }),
  deleteAccessToken: exampleOf(deleteAccessToken, {}),
  createPerson: exampleOf(createPerson, {
    query: { organizer: true },
    body: {
      'first-name': 'Noor',
      'last-name': 'Haddad',
      'primary-email': 'noor@papersmith.example',
      company: 'Papersmith',
      country: 'GB',
      password: 'paper and two scissors',
    },
  }),
  pickTransferredToken: async (call) => {
    await call(dropTransferredToken, { body: transferred });
    return {};
  },
  dropTransferredToken: exampleOf(dropTransferredToken, { body: transferred }),
  createWebLoginToken: exampleOf(createWebLoginToken, {
    body: { user: 'ines.park@platform.example', password: 'ines on the pier' },
  }),
  getWebLogin: exampleOf(getWebLogin, { query: { webLoginToken: 'web-login-of-maren' } }),
  verifyCertificate: exampleOf(verifyCertificate, {
    body: { cert: 'MBROb3J0aGxpZ2h0IGFwcCBwdXNoIA==', cred: 'lantern' },
  }),
};
