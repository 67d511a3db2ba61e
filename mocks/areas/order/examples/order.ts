import {
  extendTransaction,
  getPersonTickets,
  getSaveOutcome,
  getTransaction,
  holdSwap,
  holdTickets,
  listOrders,
  releaseTransaction,
  saveFormData,
  saveOrder,
  setPayByInvoice,
  swapTickets,
  uploadFormFile,
} from '../../../../src/contract';
import { buy, forms, hold, holdRequest, newKey, orderOf } from '../../buying';
import { exampleOf, type Examples } from '../../example';

const params = { eventId: '1001' };
const [general, pass] = ['3001', '3002'] as const;

export const orderExamples = {
  holdTickets: () =>
    Promise.resolve(exampleOf(holdTickets, { params, body: holdRequest('paid'), idempotencyKey: newKey() })),
  getTransaction: async (call) =>
    exampleOf(getTransaction, { params: { ...params, token: (await hold(call, 'free')).token } }),
  extendTransaction: async (call) => {
    const { token } = await hold(call, 'free');
    return exampleOf(extendTransaction, { params: { ...params, token }, body: { extend: true } });
  },
  setPayByInvoice: async (call) => {
    const { token } = await hold(call, 'paid');
    return exampleOf(setPayByInvoice, { params: { ...params, token }, body: { payByInvoice: false } });
  },
  releaseTransaction: async (call) =>
    exampleOf(releaseTransaction, { params: { ...params, token: (await hold(call, 'free')).token } }),
  getPersonTickets: async (call) =>
    exampleOf(getPersonTickets, { params: { ...params, token: (await hold(call, 'free')).token } }),
  saveFormData: async (call) => {
    const held = await hold(call, 'free');
    const body = { personTickets: await forms(call, held) };
    return exampleOf(saveFormData, { params: { ...params, token: held.token }, body });
  },
  uploadFormFile: async (call) => {
    const { token } = await hold(call, 'free');
    const file = new File(['Ferry from Lynn, arriving at 8:40.'], 'travel.txt', { type: 'text/plain' });
    return exampleOf(uploadFormFile, {
      params: { ...params, token },
      body: { file },
    });
  },
  saveOrder: async (call) => {
    const body = await orderOf(call, await hold(call, 'free'));
    return exampleOf(saveOrder, { params, body, idempotencyKey: newKey() });
  },
  getSaveOutcome: async (call) =>
    exampleOf(getSaveOutcome, { params: { ...params, key: (await buy(call)).key } }),
  holdSwap: async (call) => {
    const { orders } = await call(listOrders, { params, query: { search: 'marcus bell', size: 1 } });
    const [order] = orders;
    const [ticket] = order?.tickets ?? [];
    const ticketTypeId = ticket?.ticketName === 'General Admission' ? pass : general;
    const { swapToken } = await call(swapTickets, {
      params: { ...params, orderId: order?.id ?? '' },
      query: { email: order?.buyerEmail ?? '' },
      body: { tickets: [{ ticketId: ticket?.id ?? '', ticketTypeId }] },
    });
    return exampleOf(holdSwap, { params, body: { swapToken } });
  },
} satisfies Examples;
