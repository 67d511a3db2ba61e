'use client';
import { useRef } from 'react';
import { messageOf } from '../../domain';
import { useT } from '../../i18n';
import * as css from './ProblemBanner.css';
import { useLater } from './useLater';
import type { ProblemBannerProps } from './ProblemCard';

/**
 * Says what went wrong for `problem.showFor` milliseconds, then fades. It waits while it is pointed at or has the
 * focus. Keep it mounted: its live region must be there before the words. 000 §2.3, §8; DECISIONS, Order flow.
 * @public
 */
export function ProblemBanner(props: ProblemBannerProps) {
  const { problem } = props;
  const t = useT();
  const region = useRef<HTMLDivElement>(null);
  const later = useLater();
  // The words alone when the card can't be had: what goes wrong with the network may go wrong with both.
  const text = later === null && problem && <p className={css.plain}>{messageOf(problem.message, t)}</p>;
  return (
    <div ref={region} role="alert" className={css.region}>
      {later ? <later.ProblemCard {...props} region={region} /> : text}
    </div>
  );
}
