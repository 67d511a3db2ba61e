import type { HeldTransaction, PaymentChoice, SavedOrder } from '../../contract';
import type { Problem } from '../problems/problem';

/**
 * Tickets are held for this buyer. `expired` is set when time ran out while a payment, or the answer to asking for more time,
 * was on its way.
 */
export interface Holding {
  hold: HeldTransaction;
  choice: PaymentChoice;
  expired: boolean;
  /** The money was taken, and the order is not made yet: it is sent again, and nothing more is charged. */
  isPaid?: boolean;
  /** Begun on another device, whose link was opened here: whoever did must know before they pay. */
  isFromLink?: boolean;
}

/**
 * Something only the buyer's bank can ask. `page`: at an https address that a frame shows. `script`: the gateway's script draws it
 * itself. `reference` is what the method needs to go on.
 */
export type Challenge =
  | { kind: 'page'; url: string; reference: string }
  | { kind: 'script'; reference: string };

/**
 * Asking for more time: on its way, or what became of it. `spent`: these tickets are held no longer than they are now; `failed`:
 * another try may help.
 */
export type Extension = 'asked' | 'given' | 'spent' | 'failed';

/** Where an order stands. One place, `at`, says which; everything else is what that place needs. @public */
export type OrderState =
  | { at: 'resuming' }
  | { at: 'selecting'; problem: Problem | null }
  | { at: 'holding'; choice: PaymentChoice }
  | { at: 'swapping' }
  | { at: 'swapRefused'; problem: Problem }
  | ({ at: 'registering'; problem: Problem | null; extension?: Extension } & Holding)
  | ({ at: 'submitting'; attempt: string } & Holding)
  | ({ at: 'authenticating'; attempt: string; challenge: Challenge } & Holding)
  | ({ at: 'redirecting'; attempt: string; address: string } & Holding)
  | ({ at: 'awaitingPayment'; attempt: string } & Holding)
  | ({ at: 'unknownOutcome'; attempt: string; checking: boolean } & Holding)
  | { at: 'confirmed'; order: SavedOrder }
  | { at: 'timedOut'; problem: Problem | null }
  | { at: 'cancelled' };

/** What can happen to an order. Past tense: it has happened. @public */
export type OrderEvent =
  | { type: 'holdRequested'; choice: PaymentChoice }
  | { type: 'held'; hold: HeldTransaction }
  | { type: 'holdRefused'; problem: Problem }
  | { type: 'swapRequested' }
  | { type: 'swapRefused'; problem: Problem }
  | { type: 'resumeRequested' }
  /** `problem`: what the buyer must know about what was going on before. */
  | ({ type: 'resumed'; problem?: Problem } & Omit<Holding, 'expired'>)
  | { type: 'holdRead'; hold: HeldTransaction }
  | { type: 'extensionRequested' }
  | { type: 'extended'; hold: HeldTransaction }
  /** `gone`: the hold has ended meanwhile. */
  | { type: 'extensionRefused'; why: 'spent' | 'failed' | 'gone' }
  | { type: 'submitted'; attempt: string }
  | { type: 'challenged'; challenge: Challenge }
  | { type: 'challengeAnswered' }
  | { type: 'redirected'; address: string }
  /** The buyer is back from where they were sent to pay, and has not paid. */
  | { type: 'cameBack' }
  | { type: 'awaited' }
  | { type: 'settled'; order: SavedOrder }
  | { type: 'refused'; problem: Problem }
  | { type: 'answerLost' }
  | { type: 'outcomeRequested' }
  /** After a reload, of a hold that was being paid for. `hold`: as it was before. */
  | ({ type: 'outcomeUnreadable'; attempt: string } & Omit<Holding, 'expired'>)
  /** The buyer wants to begin anew, and this order may be paid for: its tickets are given back and it is read before. */
  | { type: 'abandonRequested' }
  /** `problem`: what the buyer must know besides. */
  | { type: 'expired'; problem?: Problem }
  /** `problem`: why, when the buyer did not ask for it. */
  | { type: 'released'; problem?: Problem }
  | { type: 'cancelled' }
  | { type: 'startedOver' }
  | { type: 'problemCleared' };

export type At<K extends OrderState['at']> = Extract<OrderState, { at: K }>;
export type EventOf<K extends OrderEvent['type']> = Extract<OrderEvent, { type: K }>;
