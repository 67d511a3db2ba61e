'use client';
import { useRef, type CSSProperties } from 'react';
import { messageOf, type Problem } from '../../domain';
import { useT } from '../../i18n';
import { Notice } from '../kit/Notice';
import * as css from './ProblemBanner.css';
import { useFading } from './useFading';
import { useHeld } from './useHeld';

/** 000 §8: an order error fades for a second; §9: a banner is cleared after 600 ms. In milliseconds. */
const fadeTimeOf = ({ showFor }: Problem): number => (showFor >= 20_000 ? 1_000 : 600);

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

/**
 * Says what went wrong for `problem.showFor` milliseconds, then fades. It waits while it is pointed at or has the
 * focus. Keep it mounted: its live region must be there before the words. 000 §2.3, §8; DECISIONS, Order flow.
 */
export function ProblemBanner({ problem, supportEmail, onDismiss, onExpire }: ProblemBannerProps) {
  const t = useT();
  const banner = useRef<HTMLDivElement>(null);
  const isHeld = useHeld(banner);
  const words = problem && messageOf(problem.message, t);
  const fadeFor = problem ? fadeTimeOf(problem) : 0;
  const phase = useFading({
    of: problem,
    showFor: problem?.showFor ?? 0,
    fadeFor,
    isHeld,
    onFaded: onExpire,
  });
  return (
    <div ref={banner} role="alert" className={css.region}>
      {problem && (
        <div
          className={css.banner}
          data-phase={phase}
          style={{ '--bx-fade-time': `${fadeFor}ms` } as CSSProperties}
        >
          {problem.offersSupport && supportEmail ? (
            <Notice tone="danger" onDismiss={onDismiss}>
              {words} <SupportLink email={supportEmail} />
            </Notice>
          ) : (
            <Notice tone="danger" title={words} onDismiss={onDismiss} />
          )}
        </div>
      )}
    </div>
  );
}

/** The scheme is ours and the rest is encoded, so that an address can't become another kind of link. */
const SupportLink = ({ email }: { email: string }) => (
  <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} dir="ltr">
    {email}
  </a>
);
