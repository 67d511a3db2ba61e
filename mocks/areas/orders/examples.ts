import {
  cancelOrder,
  checkOrderJob,
  disputeOrder,
  exportOrders,
  exportOrdersAsCsv,
  exportTickets,
  exportTicketsAsCsv,
  getOrder,
  getTicket,
  inviteToTickets,
  listOrderJobs,
  listOrders,
  migrateConsecutiveInvoice,
  resendTickets,
  searchTickets,
  sendOrderConfirmation,
  setInvoicePrefix,
  settleInvoice,
  startOrderJob,
  submitTransaction,
  swapTickets,
  transferTicket,
  updateTicketAttendee,
  withdrawSwap,
} from '../../../src/contract';
import { exampleOf, type Example, type Examples } from '../example';

const params = { eventId: '1001' };

/** Amara Osei's: a General Admission and a Two-Day Pass. */
const order = { eventId: '1001', orderId: '2000-4817' };

const ofGeorge = { eventId: '1001', orderId: '2000-4807' };

/** Amara's tickets are sent again, those of a number that no order has are refused. */
const resendTwo = {
  params,
  body: { kind: 'resend' as const, orders: { ids: ['2000-4817', '2000-9999'] } },
  idempotencyKey: 'order-job-1',
};

/** Of a job that is made first. */
const ofJob: Example = async (call) => {
  const { id } = await call(startOrderJob, resendTwo);
  return { params: { ...params, jobId: id } };
};

export const ordersExamples = {
  listOrders: exampleOf(listOrders, {
    params,
    query: { search: 'example', sort: 'total', size: 10, payment: 'card', from: '2026-01-01', counts: true },
  }),
  getOrder: exampleOf(getOrder, { params: order }),
  searchTickets: exampleOf(searchTickets, { params, query: { search: 'osei', sort: 'lastName' } }),
  getTicket: exampleOf(getTicket, { params: { ticketId: 'NL26-4817-1' } }),
  swapTickets: exampleOf(swapTickets, {
    params: order,
    query: { email: 'amara@tidewater.example' },
    body: { tickets: [{ ticketId: 'NL26-4817-1', ticketTypeId: '3002' }] },
  }),
  exportTicketsAsCsv: exampleOf(exportTicketsAsCsv, { params, body: { format: 'csv', status: 'valid' } }),
  exportOrdersAsCsv: exampleOf(exportOrdersAsCsv, {
    params,
    body: { format: 'csv', ids: ['2000-4817', '2000-4816'] },
  }),
  withdrawSwap: async (call) => {
    const { swapToken } = await call(swapTickets, {
      params: order,
      query: { email: 'amara@tidewater.example' },
      body: { tickets: [{ ticketId: 'NL26-4817-1', ticketTypeId: '3002' }] },
    });
    return exampleOf(withdrawSwap, { params: order, query: { swapToken } });
  },
  cancelOrder: exampleOf(cancelOrder, {
    params: { eventId: '1001', orderId: '2000-4816' },
    body: { notifyBuyer: true },
  }),
  settleInvoice: exampleOf(settleInvoice, {
    params: { eventId: '1001', orderId: '2000-4816' },
    body: { paid: true },
  }),
  exportTickets: exampleOf(exportTickets, { params, body: { status: 'valid', sort: 'lastName' } }),
  exportOrders: exampleOf(exportOrders, { params, body: {} }),
  transferTicket: async (call) => {
    const { token } = await call(getOrder, { params: order });
    return exampleOf(transferTicket, {
      params: { eventId: '1001', ticketId: 'NL26-4817-2' },
      query: { token },
      body: {
        emailAddress: 'efua@tidewater.example',
        firstName: 'Efua',
        lastName: 'Mensah',
        sendEmails: true,
        transferRegistrationForm: false,
      },
    });
  },
  updateTicketAttendee: exampleOf(updateTicketAttendee, {
    params: { eventId: '1001', ticketId: 'NL26-4817-2' },
    body: {
      firstName: 'Kwame',
      lastName: 'Osei-Bonsu',
      email: 'kwame.amara@tidewater.example',
      answers: [{ id: '105', submissionValues: ['Vegan'] }],
      version: 1,
    },
  }),
  resendTickets: exampleOf(resendTickets, { params: order, body: {} }),
  sendOrderConfirmation: exampleOf(sendOrderConfirmation, { params: order, body: {} }),
  submitTransaction: exampleOf(submitTransaction, {
    params,
    body: {
      tickets: [{ id: '3001', requestQuantity: 2 }],
      buyer: {
        firstName: 'Nadia',
        lastName: 'Brandt',
        email: 'nadia@brandt.example',
        company: 'Brandt & Co',
      },
      attendees: [{ firstName: 'Uwe', lastName: 'Brandt', email: 'uwe@brandt.example' }],
      payment: 'invoice',
      sendEmails: true,
    },
    idempotencyKey: 'organizer-order-1',
  }),
  disputeOrder: exampleOf(disputeOrder, {
    params: ofGeorge,
    query: { validity: 'invalid', note: 'Two of the four can’t come.', refundAmount: 200_00 },
    body: ['NL26-4807-3', 'NL26-4807-4'],
  }),
  migrateConsecutiveInvoice: exampleOf(migrateConsecutiveInvoice, { params }),
  setInvoicePrefix: exampleOf(setInvoicePrefix, { params, body: { prefix: 'NL26-' } }),
  inviteToTickets: exampleOf(inviteToTickets, {
    params,
    body: {
      people: [
        { emailAddress: 'mira@kolonn.example', firstName: 'Mira', lastName: 'Ek' },
        { emailAddress: 'amara@tidewater.example' },
      ],
      message: 'The programme is out.',
      promotionalCode: 'LANTERN20',
    },
  }),
  checkOrderJob: exampleOf(checkOrderJob, {
    params,
    body: { kind: 'refund' as const, orders: { ids: ['2000-4817', '2000-4811'] } },
  }),
  startOrderJob: exampleOf(startOrderJob, resendTwo),
  listOrderJobs: exampleOf(listOrderJobs, { params }),
  getOrderJob: ofJob,
  cancelOrderJob: ofJob,
  listOrderJobRefusals: ofJob,
  exportOrderJobRefusals: ofJob,
} satisfies Examples;
