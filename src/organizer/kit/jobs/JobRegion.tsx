import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import * as css from './jobs.css';

export interface JobRegionProps {
  /** What the jobs are, read aloud: "Exports". */
  label: string;
  /** Starts and ends, read aloud as they happen. */
  announcement: string;
  /** There is nothing to show: it is no region, and takes no room. */
  isEmpty: boolean;
  /** For the focus, when a pressed button goes with what it was for. */
  ref: Ref<HTMLDivElement>;
  /** A notice each. */
  children: ReactNode;
}

/** Above every screen: what goes on meanwhile. It does not take the focus by itself. */
export function JobRegion({ label, announcement, isEmpty, ref, children }: JobRegionProps) {
  const named = isEmpty ? {} : { role: 'region', 'aria-label': label };
  return (
    <div ref={ref} tabIndex={-1} className={css.region} {...named}>
      {/* No role: the status of a screen is its own. */}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {children}
    </div>
  );
}
