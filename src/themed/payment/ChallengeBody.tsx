'use client';
import type { ReactNode } from 'react';
import * as css from './ChallengeDialog.css';

/** What is going on, and the place where it does. */
export function ChallengeBody({ status, children }: { status: ReactNode; children: ReactNode }) {
  return (
    <div className={css.body}>
      <p role="status" className={css.status}>
        {status}
      </p>
      {children}
    </div>
  );
}
