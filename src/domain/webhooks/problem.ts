import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** An address that is not public or taken; an order’s topic without an order. */
const contradicts = 4022;
const unknown = 4046;

/** Why a webhook was not saved or deleted, in words an organizer can act on. */
export function webhookProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === contradicts)
    return { message: { key: 'organizer.webhooks.problem.address' }, field: 'url' };
  return saveProblem(failure);
}

/** Why one was not created. Where no answer came the secret is lost with it, whether or not the webhook is there. */
export const creationProblem = (failure: SaveFailure): SaveProblem =>
  failure.isUncertain
    ? { message: { key: 'organizer.webhooks.problem.uncertain' }, isUncertain: true }
    : webhookProblem(failure);

/** Why nobody was notified. */
export function notificationProblem(failure: SaveFailure): SaveProblem {
  const { code, isUncertain } = failure;
  if (isUncertain) return { message: { key: 'organizer.webhooks.send.uncertain' }, isUncertain };
  if (code === contradicts)
    return { message: { key: 'organizer.webhooks.send.orderRequired' }, field: 'orderId' };
  if (code === unknown) return { message: { key: 'organizer.webhooks.send.noOrder' }, field: 'orderId' };
  return saveProblem(failure);
}
