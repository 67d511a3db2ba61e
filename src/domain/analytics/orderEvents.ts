import type { OrderState, Problem } from '../order';
import { trackedOrder } from './tracked';
import type { WidgetEvent } from './widgetEvent';

/** What a step of the order flow means to whoever watches: told from where it was and where it is, in one place. */
export function orderEvents(before: OrderState, after: OrderState): WidgetEvent[] {
  const events = moved(before, after);
  const isFull =
    problemIn(after)?.event === 'sessionReachedCapacity' && problemIn(before) !== problemIn(after);
  return isFull ? [...events, { type: 'sessionReachedCapacity' }] : events;
}

const problemIn = (state: OrderState): Problem | null => ('problem' in state ? state.problem : null);

function moved(before: OrderState, after: OrderState): WidgetEvent[] {
  switch (after.at) {
    case 'selecting':
      return backAtList(before, after.problem);
    case 'holding':
      return [{ type: 'holdStarted', choice: after.choice }];
    case 'swapping':
      return [{ type: 'holdStarted', choice: 'card' }];
    case 'swapRefused':
      return [{ type: 'holdRefused', ...reasonOf(after.problem) }];
    case 'registering':
      return atForm(before, after);
    case 'submitting':
      return before.at === 'registering'
        ? [{ type: 'submitted', ...trackedOrder(after.hold, after.choice) }]
        : [];
    case 'authenticating':
      return before.at === 'authenticating' ? [] : [{ type: 'challenged' }];
    case 'redirecting':
      return before.at === 'redirecting' ? [] : [{ type: 'redirected' }];
    case 'awaitingPayment':
      return before.at === 'awaitingPayment' ? [] : [{ type: 'awaitingPayment' }];
    case 'unknownOutcome':
      return before.at === 'unknownOutcome' ? [] : [{ type: 'outcomeUnknown' }];
    case 'confirmed': {
      const { orderId, status } = after.order;
      const bought = 'hold' in before ? trackedOrder(before.hold, before.choice) : {};
      return [{ type: 'confirmed', orderId, status, ...bought }];
    }
    case 'timedOut': {
      const expired: WidgetEvent = { type: 'expired' };
      return after.problem ? [{ type: 'orderError', ...reasonOf(after.problem) }, expired] : [expired];
    }
    case 'resuming':
    case 'cancelled':
      return [];
  }
}

function backAtList(before: OrderState, problem: Problem | null): WidgetEvent[] {
  const isGivenBack = before.at === 'registering' || (before.at === 'resuming' && !problem);
  if (isGivenBack) return [{ type: 'released' }];
  if (before.at === 'timedOut' || before.at === 'cancelled') return [{ type: 'startedOver' }];
  return problem ? [{ type: 'holdRefused', ...reasonOf(problem) }] : [];
}

function atForm(
  before: OrderState,
  { hold, choice, problem }: OrderState & { at: 'registering' },
): WidgetEvent[] {
  const order = trackedOrder(hold, choice);
  switch (before.at) {
    case 'holding':
    case 'swapping':
      return [
        { type: 'held', timeLimit: hold.timeLimit, ...order },
        { type: 'registrationStart', ...order },
      ];
    case 'resuming':
      return [{ type: 'resumed', ...order }];
    case 'registering': {
      const isLater = Date.parse(hold.expiresAt) > Date.parse(before.hold.expiresAt);
      return isLater ? [{ type: 'holdExtended' }] : [];
    }
    default:
      return problem ? [{ type: 'orderError', ...reasonOf(problem) }] : [];
  }
}

const reasonOf = ({ code = 0, reason }: Problem) => ({ code, ...(reason && { reason }) });
