import {
  createPaymentProcessor,
  listAvailablePaymentProcessors,
  searchPaymentProcessors,
  setProcessorCredentials,
  updatePaymentProcessor,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const query = { accountId: '77' };

export const paymentProcessorsExamples = {
  searchPaymentProcessors: exampleOf(searchPaymentProcessors, {
    query,
    body: { page: 0, size: 10, criteria: { currency: 'USD' }, orders: { MODIFIED: 'DESC' } },
  }),
  createPaymentProcessor: exampleOf(createPaymentProcessor, {
    query,
    body: { id: 0, name: 'PayPal in Europe', gateway: 'paypal', currencies: ['EUR'], active: false },
  }),
  updatePaymentProcessor: exampleOf(updatePaymentProcessor, {
    query,
    body: {
      id: 301,
      name: 'Northlight on Stripe',
      gateway: 'stripe',
      active: true,
      currencies: ['USD', 'GBP', 'EUR'],
    },
  }),
  setProcessorCredentials: exampleOf(setProcessorCredentials, {
    query,
    body: { id: 306, publicKey: 'pk_test_northlightOffice', secretKey: 'sk_test_northlightOffice' },
  }),
  listAvailablePaymentProcessors: exampleOf(listAvailablePaymentProcessors, {
    query: { ...query, currency: 'USD' },
  }),
} satisfies Examples;
