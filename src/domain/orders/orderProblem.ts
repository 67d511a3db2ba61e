import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

const ownTexts: Readonly<Record<number, string>> = {
  4009: 'notLeft',
  4045: 'unknown',
  4046: 'unknown',
  4051: 'hasTicket',
  4091: 'notNow',
};

/** Why an order stayed as it is, in words an organizer can act on. */
export function orderProblem(failure: SaveFailure): SaveProblem {
  if (failure.isUncertain)
    return { message: { key: 'organizer.orders.order.failed.uncertainText' }, isUncertain: true };
  const own = ownTexts[failure.code];
  return own ? { message: { key: `organizer.orders.order.failed.${own}` } } : saveProblem(failure);
}
