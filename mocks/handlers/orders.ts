import {
  getPersonTickets,
  getSaveOutcome,
  getTransaction,
  holdTickets,
  listOrders,
  releaseTransaction,
  saveOrder,
} from '../../src/contract';
import { handle } from '../handle';

const numberOf = (text: string | undefined): number | undefined => {
  const value = Number(text);
  return text !== undefined && Number.isSafeInteger(value) ? value : undefined;
};

export const orderHandlers = [
  handle(holdTickets, ({ db, body, headers, idempotencyKey, fail }) => {
    if (db.world.widget.captchaEnabled && !headers.get('g-recaptcha-response')) fail(4021);
    return db.hold(body, idempotencyKey());
  }),
  handle(getTransaction, ({ db, params }) => db.transaction(params.token)),
  handle(releaseTransaction, ({ db, params }) => {
    db.release(params.token);
    return null;
  }),
  handle(getPersonTickets, ({ db, params }) => ({
    form: db.world.form,
    ...db.personTickets(params.token),
  })),
  handle(saveOrder, ({ db, params, body, idempotencyKey }) => db.save(params.token, body, idempotencyKey())),
  handle(getSaveOutcome, ({ db, params }) => db.outcome(params.key)),
  handle(listOrders, ({ db, query }) =>
    db.orders({
      search: query.search,
      status: query.status,
      page: numberOf(query.page),
      size: numberOf(query.size),
    }),
  ),
];
