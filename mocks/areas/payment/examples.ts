import { getBitcoinSource, requestPayPalPayment, requestZoozToken } from '../../../src/contract';
import { hold, newKey, orderOf } from '../buying';
import { exampleOf, type Examples } from '../example';

const params = { eventId: '1001' };

export const paymentExamples = {
  requestPayPalPayment: async (call, own) => {
    const body = await orderOf(call, await hold(call, 'paid', own, 'paypal'), own);
    return exampleOf(requestPayPalPayment, { params, body, idempotencyKey: newKey() });
  },
  requestZoozToken: async (call, own) => {
    const { token } = await hold(call, 'paid', own, 'zooz');
    return exampleOf(requestZoozToken, { params, body: { token, isZooz: true } });
  },
  getBitcoinSource: async (call, own) => {
    const { token } = await hold(call, 'paid', own);
    return exampleOf(getBitcoinSource, { params: { ...params, token, sourceId: 'src_nl26_openwork' } });
  },
} satisfies Examples;
