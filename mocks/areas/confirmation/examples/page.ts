import { getConfirmation } from '../../../../src/contract';
import { exampleOf, type Examples } from '../../example';

export const confirmationExamples = {
  getConfirmation: exampleOf(getConfirmation, {
    params: { eventId: '1001', orderId: '2000-4817', token: 'preview' },
  }),
} satisfies Examples;
