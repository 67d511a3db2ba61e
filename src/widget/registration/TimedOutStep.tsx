'use client';
import { messageOf, type Problem } from '../../domain';
import { useT } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import { TimedOut, type TimedOutProps } from '../../themed/registration/TimedOut';

export interface TimedOutStepProps extends TimedOutProps {
  /** Why a payment that was on its way when the time ran out did not go through. */
  problem: Problem | null;
}

/** The hold ended. What became of a payment in flight is said first (FAULTS F22). */
export function TimedOutStep({ problem, ...props }: TimedOutStepProps) {
  const t = useT();
  return (
    <div>
      {problem && (
        <Notice tone="danger" live="assertive" title={messageOf(problem.message, t)}>
          {problem.detail && messageOf(problem.detail, t)}
        </Notice>
      )}
      <TimedOut {...props} />
    </div>
  );
}
