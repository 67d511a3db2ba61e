// Written by `npm run contract`. Each by name, because a namespace import can't be written into a declaration file.
import {
  getConfirmation,
  holdTickets,
  getTransaction,
  releaseTransaction,
  getPersonTickets,
  saveOrder,
  getSaveOutcome,
  listOrders,
  getTickets,
  getWidgetBootstrap,
} from '../src/contract';

/** Every call of the contract. */
export const calls = {
  getConfirmation,
  holdTickets,
  getTransaction,
  releaseTransaction,
  getPersonTickets,
  saveOrder,
  getSaveOutcome,
  listOrders,
  getTickets,
  getWidgetBootstrap,
};
