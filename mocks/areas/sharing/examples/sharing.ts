import { reportShare, shareByEmail } from '../../../../src/contract';
import { buy } from '../../buying';
import { exampleOf, type Examples } from '../../example';

const guest = (token: string) => `Guest token="${token}"`;

export const sharingExamples = {
  reportShare: async (call, own) => {
    const { orderId, token } = await buy(call, own);
    return exampleOf(reportShare, {
      params: { eventId: '1001', orderId },
      body: { socialNetwork: 'LINKEDIN' },
      authorization: guest(token),
    });
  },
  shareByEmail: async (call, own) => {
    const { orderId, token } = await buy(call, own);
    return exampleOf(shareByEmail, {
      params: { eventId: '1001', orderId },
      body: [{ emailAddress: 'esi@tidewater.example' }, { emailAddress: 'ola@northquay.example' }],
      authorization: guest(token),
    });
  },
} satisfies Examples;
