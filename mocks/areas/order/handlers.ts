import {
  createOrderLink,
  extendTransaction,
  getPersonTickets,
  getSaveOutcome,
  getTransaction,
  holdSwap,
  holdTickets,
  openOrderLink,
  releaseTransaction,
  saveFormData,
  saveOrder,
  setPayByInvoice,
  uploadFormFile,
} from '../../../src/contract';
import { handle } from '../../handle';

export const orderHandlers = [
  // Before the swap: the save of a swap carries the swap's token as well.
  handle(saveOrder, ({ db, body, idempotencyKey }) => db.save(body.token, body, idempotencyKey)),
  handle(holdSwap, ({ db, query, body, passesCaptcha, fail }) => {
    if (!passesCaptcha()) fail(4021);
    return db.holdSwap(body.swapToken, query.gateway);
  }),
  handle(holdTickets, ({ db, query, body, passesCaptcha, idempotencyKey, fail }) => {
    if (!passesCaptcha()) fail(4021);
    return db.hold(body, idempotencyKey, query.gateway);
  }),
  handle(getTransaction, ({ db, params }) => db.transaction(params.token)),
  handle(setPayByInvoice, ({ db, params, body }) => db.setPayByInvoice(params.token, body.payByInvoice)),
  handle(extendTransaction, ({ db, params }) => db.extend(params.token)),
  handle(createOrderLink, ({ db, params, body }) => db.createOrderLink(params.token, body)),
  handle(openOrderLink, ({ db, body }) => db.openOrderLink(body.code)),
  handle(releaseTransaction, ({ db, params }) => {
    db.release(params.token);
    return null;
  }),
  handle(getPersonTickets, ({ db, params }) => db.personTickets(params.token)),
  handle(saveFormData, ({ db, params, body }) => {
    db.saveFormData(params.token, body.personTickets);
    return null;
  }),
  handle(uploadFormFile, ({ db, params, body: { questionId, file } }) => {
    const name = file instanceof File ? file.name : 'file';
    return db.uploadFormFile(params.token, questionId, { name, type: file.type, size: file.size });
  }),
  handle(getSaveOutcome, ({ db, params }) => db.outcome(params.key)),
];
