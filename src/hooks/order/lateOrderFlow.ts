import { initialOrder, type OrderState, type Problem } from '../../domain';
import type { OrderFlow } from './orderFlow';
import type { OrderMemory } from './orderMemory';

export interface LateOrderFlowOptions {
  memory: OrderMemory;
  /** Another tab may have left an order in doubt, or another device one to go on with. */
  isElsewhere: () => boolean;
  /** It begins by holding, without a selection. */
  isSwap?: boolean;
  /** Loads the flow; asked again after a failure. */
  open: () => Promise<OrderFlow>;
}

const notLoaded: Problem = { message: { key: 'error.hold' }, showFor: 5_000 };
/** An order that was being read may be paid for: nobody hears that it was not processed. */
const notRead: Problem = { message: { key: 'error.default' }, showFor: Infinity };

/**
 * An order flow that arrives after the ticket list: it shows the state the buyer expects at once and hands the first
 * action on as soon as the flow is there.
 */
export function lateOrderFlow({ memory, isElsewhere, isSwap, open }: LateOrderFlowOptions): OrderFlow {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let flow: OrderFlow | null = null;
  let waiting: OrderState = initialOrder;

  const wait = (state: OrderState) => {
    waiting = state;
    notify();
  };
  /** `state` is shown until the flow has come and taken the action over. */
  function once(state: OrderState, act: (opened: OrderFlow) => void) {
    if (flow) {
      act(flow);
      return;
    }
    if (waiting.at !== 'selecting' && waiting.at !== 'swapRefused') return;
    wait(state);
    open()
      .then((opened) => {
        opened.subscribe(notify);
        flow = opened;
        act(opened);
      })
      .catch(() =>
        wait({
          at: isSwap ? 'swapRefused' : 'selecting',
          problem: state.at === 'resuming' ? notRead : notLoaded,
        }),
      );
  }

  return {
    getState: () => flow?.getState() ?? waiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    drawBy: (draw) => flow?.drawBy(draw),
    resume() {
      const at = isSwap ? 'swapping' : (memory.recall() ?? isElsewhere()) && 'resuming';
      if (at) once({ at }, (opened) => opened.resume());
    },
    hold: (request, choice, gateway) =>
      once({ at: 'holding', choice }, (opened) => opened.hold(request, choice, gateway)),
    clearProblem() {
      if (flow) flow.clearProblem();
      // Its time may be over while the next press is on its way.
      else if ('problem' in waiting) wait(initialOrder);
    },
    // Nothing is held before the flow is there, so there is nothing these could be about.
    release: () => flow?.release(),
    leave: () => flow?.leave(),
    createLink: () => flow?.createLink(),
    submit: (submission) => flow?.submit(submission),
    leaveChallenge: () => flow?.leaveChallenge(),
    playChallenge: (containers) => flow?.playChallenge(containers),
    comeBack: () => flow?.comeBack(),
    checkOutcome: () => flow?.checkOutcome(),
    reread: () => flow?.reread(),
    yieldToTab: () => flow?.yieldToTab(),
    expire: () => flow?.expire(),
    extend: () => flow?.extend(),
    payByInvoice: (payByInvoice) => flow?.payByInvoice(payByInvoice),
    startOver: () => flow?.startOver(),
  };
}
