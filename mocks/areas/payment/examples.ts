import { getBitcoinSource, requestPayPalPayment, requestZoozToken } from '../../../src/contract';
import { hold, newKey, orderOf } from '../buying';
import { exampleOf, type Examples } from '../example';

const params = { eventId: '1001' };

export const paymentExamples = {
  requestPayPalPayment: async (call) => {
    const body = await orderOf(call, await hold(call, 'paid', 'paypal'));
    return exampleOf(requestPayPalPayment, { params, body, idempotencyKey: newKey() });
  },
  requestZoozToken: async (call) => {
    const { token } = await hold(call, 'paid', 'zooz');
    return exampleOf(requestZoozToken, { params, body: { token, isZooz: true } });
  },
  getBitcoinSource: async (call) => {
    const { token } = await hold(call, 'paid');
    return exampleOf(getBitcoinSource, { params: { ...params, token, sourceId: 'src_nl26_openwork' } });
  },
} satisfies Examples;
