import {
  createOrderLink,
  extendTransaction,
  getPersonTickets,
  getSaveOutcome,
  getTransaction,
  holdSwap,
  holdTickets,
  listOrders,
  openOrderLink,
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

const linked = { paymentChoice: 'card', draft: '{"buyer":{"firstName":"Amara"}}' } as const;

export const orderExamples = {
  holdTickets: async (call, own) =>
    exampleOf(holdTickets, {
      params,
      body: await holdRequest(call, 'paid', own),
      idempotencyKey: newKey(),
    }),
  getTransaction: async (call, own) =>
    exampleOf(getTransaction, { params: { ...params, token: (await hold(call, 'free', own)).token } }),
  extendTransaction: async (call, own) => {
    const { token } = await hold(call, 'free', own);
    return exampleOf(extendTransaction, { params: { ...params, token }, body: { extend: true } });
  },
  setPayByInvoice: async (call, own) => {
    const { token } = await hold(call, 'paid', own);
    return exampleOf(setPayByInvoice, { params: { ...params, token }, body: { payByInvoice: false } });
  },
  createOrderLink: async (call, own) => {
    const { token } = await hold(call, 'free', own);
    return exampleOf(createOrderLink, { params: { ...params, token }, body: linked });
  },
  openOrderLink: async (call, own) => {
    const { token } = await hold(call, 'free', own);
    const { code } = await call(createOrderLink, { params: { ...params, token }, body: linked });
    return exampleOf(openOrderLink, { params, body: { code } });
  },
  releaseTransaction: async (call, own) =>
    exampleOf(releaseTransaction, { params: { ...params, token: (await hold(call, 'free', own)).token } }),
  getPersonTickets: async (call, own) =>
    exampleOf(getPersonTickets, { params: { ...params, token: (await hold(call, 'free', own)).token } }),
  saveFormData: async (call, own) => {
    const held = await hold(call, 'free', own);
    const body = { personTickets: await forms(call, held, own) };
    return exampleOf(saveFormData, { params: { ...params, token: held.token }, body });
  },
  uploadFormFile: async (call, own) => {
    const { token } = await hold(call, 'free', own);
    const file = new File(['Ferry from Lynn, arriving at 8:40.'], 'travel.txt', { type: 'text/plain' });
    return exampleOf(uploadFormFile, {
      params: { ...params, token },
      body: { file },
    });
  },
  saveOrder: async (call, own) => {
    const body = await orderOf(call, await hold(call, 'free', own), own);
    return exampleOf(saveOrder, { params, body, idempotencyKey: newKey() });
  },
  getSaveOutcome: async (call, own) =>
    exampleOf(getSaveOutcome, { params: { ...params, key: (await buy(call, own)).key } }),
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
    return exampleOf(holdSwap, { params, body: { swapToken }, idempotencyKey: newKey() });
  },
} satisfies Examples;
