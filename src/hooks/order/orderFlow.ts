import type { Gateway, HoldRequest, PaymentChoice } from '../../contract';
import type { OrderState, Problem } from '../../domain';
import type { ChallengeStage } from '../../payments';
import type { Submission } from './createPaymentRun';

/** Makes a change of what is on the screen, once: `change` tells who subscribed that the order is at `next`. */
export type Draw = (change: () => void, next: OrderState) => void;

/** The order in progress and what can be done to it. Actions without an edge in the table do nothing. */
export interface OrderFlow {
  getState: () => OrderState;
  subscribe: (listener: () => void) => () => void;
  /**
   * How a change is drawn, by who draws it: `draw` is given the change and what comes, and makes it at once or a little later, e.g. in a
   * view transition. It must not throw, and changes nothing of the order. Nothing comes of it before the first action: give it again
   * whenever the state changes.
   */
  drawBy: (draw: Draw) => void;
  /** Goes on with the order this tab was in before a reload, or holds the tickets that are to be swapped. */
  resume: () => void;
  /** `gateway` is the one the tickets were priced for. */
  hold: (request: HoldRequest, choice: PaymentChoice, gateway?: Gateway) => void;
  /** Gives the tickets back and opens the selection again. */
  release: () => void;
  /** The page is left: gives the tickets back, unless another device may go on with the order. */
  leave: () => void;
  /**
   * A code that another device goes on with this order by, with what was typed so far; `null` when there was none to be had. Where
   * `hold.hasOrderLinks` offers it.
   */
  createLink: () => Promise<string | null> | undefined;
  submit: <Input>(submission: Submission<Input>) => void;
  /** The bank is done, or the buyer closed its page: either way the outcome is read again, and nothing believed. */
  leaveChallenge: () => void;
  /** Lets the gateway's script play its challenge on these places; answers how to stop. */
  playChallenge: (containers: Omit<ChallengeStage, 'signal'>) => (() => void) | undefined;
  /** The buyer is here again, from the page they were sent to for paying. */
  comeBack: () => void;
  /** Asks once more what became of a save whose answer was lost. */
  checkOutcome: () => void;
  /** Reads the hold again, e.g. after the page slept. */
  reread: () => void;
  /** Another tab of this browser may have begun an order of its own; then this one has no tickets any more. */
  yieldToTab: () => void;
  expire: () => void;
  /** Asks for more time to fill in the form, where `hold.extensionsLeft` offers it. */
  extend: () => void;
  /** Pays by invoice, or not after all, where the event takes both. Answers why it stays as it was; `null` when it was changed. */
  payByInvoice: (payByInvoice: boolean) => Promise<Problem | null> | undefined;
  startOver: () => void;
  clearProblem: () => void;
}
