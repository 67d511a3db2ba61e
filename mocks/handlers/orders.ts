import {
  getPersonTickets,
  getSaveOutcome,
  getTransaction,
  holdTickets,
  releaseTransaction,
  saveOrder,
} from '../../src/contract';
import { handle } from '../handle';

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
  handle(saveOrder, ({ db, body, idempotencyKey }) => db.save(body.token, body, idempotencyKey())),
  handle(getSaveOutcome, ({ db, params }) => db.outcome(params.key)),
];
