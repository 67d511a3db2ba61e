import type { Challenge } from '../../domain';
import type { PaymentDeps, PaymentProof, PaymentStep } from '../types';
import { gatewayAnswerOf, type WholeAnswer } from './gatewayAnswer';
import { failedState, notVerified, unknownState } from './refusals';

/** What a save came to: an order, or the gateway's answer. */
type SaveResult =
  | Extract<PaymentStep, { next: 'settled' }>
  | { next: 'answered'; answer: WholeAnswer | null };

/** Saves the order; throws whatever goes wrong but a gateway's answer. */
export async function save(deps: PaymentDeps, proof: PaymentProof): Promise<SaveResult> {
  try {
    return { next: 'settled', order: await deps.save(proof) };
  } catch (cause) {
    const answer = gatewayAnswerOf(cause);
    if (answer === undefined) throw cause;
    return { next: 'answered', answer };
  }
}

/** The order is saved again, and the gateway says what became of the challenge. 000 §4. */
export function complete({ reference }: Challenge, deps: PaymentDeps): Promise<SaveResult> {
  const { token, completeContext } = readReference(reference);
  return save(deps, { complete: true, transactionToken: token, ...(completeContext && { completeContext }) });
}

/** 000 §4, §8 Card flow 2. A transaction that went through is saved with its id, once. */
export async function stepOf(
  saved: SaveResult,
  deps: PaymentDeps,
  whenPending: (answer: WholeAnswer) => PaymentStep,
): Promise<PaymentStep> {
  if (saved.next === 'settled') return saved;
  const { answer } = saved;
  switch (answer?.state) {
    case 'pending':
      return whenPending(answer);
    case 'succeeded':
      return saveWith(answer.token, deps);
    case failedState:
      return notVerified();
    default:
      return unknownState(answer?.state);
  }
}

/** On succeeded, paymentIntentId is set and the order saved. 000 §4. */
export async function saveWith(paymentIntentId: string, deps: PaymentDeps): Promise<PaymentStep> {
  const saved = await save(deps, { paymentIntentId });
  return saved.next === 'settled' ? saved : unknownState(saved.answer?.state);
}

/** What going on needs. `completeContext` is sent back to the one provider that sent it (000 §4). */
export const challengeOf = ({ token, completeContext }: WholeAnswer): Challenge => ({
  kind: 'script',
  reference: JSON.stringify({ token, completeContext }),
});

export const readReference = (reference: string) =>
  JSON.parse(reference) as { token: string; completeContext?: string };
