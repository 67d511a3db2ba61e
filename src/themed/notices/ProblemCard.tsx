'use client';
import type { CSSProperties, RefObject } from 'react';
import { mailAddress, messageOf, type Problem } from '../../domain';
import { useT } from '../../i18n';
import { Notice } from '../kit/Notice';
import * as css from './ProblemCard.css';
import { useFading } from './useFading';
import { useHeld } from './useHeld';

/** Props of `ProblemBanner`. @public */
export interface ProblemBannerProps {
  /** What went wrong; a new object is a new problem and starts its time anew. `null` shows nothing. */
  problem: Problem | null;
  /** Shown as a link when the problem offers it. */
  supportEmail?: string | undefined;
  /** The person closed it. */
  onDismiss: () => void;
  /** It was shown for its time and has faded. */
  onExpire: () => void;
}

/** An order error fades for a second (000 §8), a banner is cleared after 600 ms (000 §9). In milliseconds. */
const fadeTimeOf = ({ showFor }: Problem): number => (showFor >= 20_000 ? 1_000 : 600);

export interface ProblemCardProps extends ProblemBannerProps {
  /** The live region around it. */
  region: RefObject<HTMLDivElement | null>;
}

/** What a `ProblemBanner` shows, and for how long. */
export function ProblemCard({ problem, supportEmail, onDismiss, onExpire, region }: ProblemCardProps) {
  const t = useT();
  const isHeld = useHeld(region);
  const fadeFor = problem ? fadeTimeOf(problem) : 0;
  const showFor = problem?.showFor ?? 0;
  const phase = useFading({ of: problem, showFor, fadeFor, isHeld, onFaded: onExpire });
  if (!problem) return null;
  const text = messageOf(problem.message, t);
  const dismiss = () => {
    // The button goes with the words; whoever pressed it stays where they were.
    region.current?.setAttribute('tabindex', '-1');
    region.current?.focus({ preventScroll: true });
    onDismiss();
  };
  return (
    <div
      className={css.banner}
      data-phase={phase}
      style={{ '--bx-fade-time': `${fadeFor}ms` } as CSSProperties}
    >
      {problem.offersSupport && supportEmail ? (
        <Notice tone="danger" onDismiss={dismiss}>
          {text} <SupportLink email={supportEmail} />
        </Notice>
      ) : (
        <Notice tone="danger" title={text} onDismiss={dismiss}>
          {problem.detail && messageOf(problem.detail, t)}
        </Notice>
      )}
    </div>
  );
}

const SupportLink = ({ email }: { email: string }) => (
  <a href={mailAddress(email)} dir="ltr">
    {email}
  </a>
);
