import { getConfirmation } from '../../../../src/contract';
import { handle } from '../../../handle';

export const confirmationHandlers = [
  handle(getConfirmation, ({ db, params }) => db.confirmation(params.orderId, params.token)),
];
