import type { Challenge } from '../../domain';
import type { ChallengeStage, PaymentDeps, PaymentStep } from '../types';
import { complete, readReference, saveWith, stepOf } from './gatewaySaves';
import { failedState, notCompleted, notVerified } from './refusals';
import type { SpreedlyScript, ThreeDSStatus } from './script';
import { startLifecycle } from './threeDSecure';

interface Played {
  script: SpreedlyScript;
  environmentKey: string;
  challenge: Challenge;
  deps: PaymentDeps;
  stage: ChallengeStage;
}

/**
 * Plays a challenge to its end. What the script says is a reason to ask; the backend's answer counts. Rejects when an answer is
 * lost, never ends when the stage is left.
 */
export function playChallenge({ script, environmentKey, challenge, deps, stage }: Played) {
  const { token } = readReference(challenge.reference);
  return new Promise<PaymentStep>((resolve) => {
    let isOver = false;
    let isCompleting = false;
    let before: Promise<void> = Promise.resolve();
    /** One after the other, until one of them is the end. */
    const inTurn = (next: () => Promise<PaymentStep | null>) => {
      before = before.then(async () => {
        if (isOver || stage.signal.aborted) return;
        const saved = next();
        const goesOn = await saved.then(
          (step) => step === null,
          () => false,
        );
        if (goesOn) return;
        isOver = true;
        stop();
        resolve(saved as Promise<PaymentStep>);
      });
    };
    const completion = async ({ action, finalize }: ThreeDSStatus): Promise<PaymentStep | null> => {
      const saved = await complete(challenge, deps);
      isCompleting = false;
      const pending = saved.next === 'answered' && saved.answer?.state === 'pending' ? saved.answer : null;
      if (!pending || action === 'finalization-timeout') return stepOf(saved, deps, () => notCompleted());
      finalize?.(pending);
      return null;
    };
    const stop = startLifecycle(script, {
      environmentKey,
      stage,
      transactionToken: token,
      onStatus: (status) => {
        switch (status.action) {
          case 'challenge':
            stage.show();
            break;
          case 'succeeded':
            inTurn(() => saveWith(token, deps));
            break;
          case 'error':
            inTurn(() => Promise.resolve(failureOf(status.context?.state)));
            break;
          case 'trigger-completion':
          case 'finalization-timeout':
            if (isCompleting) break;
            isCompleting = true;
            inTurn(() => completion(status));
        }
      },
    });
  });
}

const failureOf = (state: string | undefined): PaymentStep =>
  state?.toLowerCase() === failedState ? notVerified() : notCompleted(state);
