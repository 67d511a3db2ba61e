'use client';
import type { ReactNode } from 'react';
import { Heading } from '../kit/Heading';
import * as css from './account.css';

export interface AccountCardProps {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
  /** Where else one may want to go. */
  foot?: ReactNode;
}

/** A screen of an account: what it is for, the form, and the way elsewhere. Its heading takes the focus of a host's router. */
export function AccountCard({ title, lead, children, foot }: AccountCardProps) {
  return (
    <div className={css.card}>
      <div>
        <Heading level={1} size="2xl" tabIndex={-1}>
          {title}
        </Heading>
        {lead && <p className={css.muted}>{lead}</p>}
      </div>
      {children}
      {foot && <p className={css.line}>{foot}</p>}
    </div>
  );
}
