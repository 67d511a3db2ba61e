import type { FormModel, HeldTransaction, PersonTicket } from '../../contract';

const ticketId = 'preview';

/** A ticket of a type that nobody holds, to show its form. */
export const previewTicket = (ticketTypeId: string, ticketName: string, form: FormModel): PersonTicket => ({
  id: ticketId,
  ticketTypeId,
  ticketName,
  formSubmission: {
    entities: form.entities.map(({ id, attributeKey }) => ({ id, attributeKey, submissionValues: [] })),
  },
});

/** A free order of one ticket that nobody made: nothing but the questions is asked. */
export const previewHold = (now: number): HeldTransaction => ({
  token: ticketId,
  eventId: ticketId,
  status: 'keep',
  timeLimit: 15,
  gateway: 'stripe',
  expiresAt: new Date(now + 900_000).toISOString(),
  serverTime: new Date(now).toISOString(),
  tickets: [{ id: ticketId, name: '', quantity: 1, price: 0, fees: 0, tax: 0, discount: 0, subtotal: 0 }],
  currency: { code: 'USD', symbol: '$' },
  taxName: null,
  taxRate: null,
  taxTotal: 0,
  feeTotal: 0,
  priceTotal: 0,
  orderTotal: 0,
  promotionalCode: null,
  isPayByInvoice: false,
  freeEvent: true,
});
