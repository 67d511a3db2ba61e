'use client';
import type { CSSProperties, RefObject } from 'react';
import { mailAddress, messageOf, type Problem } from '../../domain';
import { useProblemCard } from '../../headless/notices/useProblemCard';
import { useT } from '../../i18n';
import { Notice } from '../kit/Notice';
import * as css from './ProblemCard.css';

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

export interface ProblemCardProps extends ProblemBannerProps {
  /** The live region around it. */
  region: RefObject<HTMLDivElement | null>;
}

/** What a `ProblemBanner` shows, and for how long. */
export function ProblemCard({ problem, supportEmail, onDismiss, onExpire, region }: ProblemCardProps) {
  const t = useT();
  const { phase, fadeFor, dismiss } = useProblemCard({ problem, regionRef: region, onDismiss, onExpire });
  if (!problem) return null;
  const text = messageOf(problem.message, t);
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
