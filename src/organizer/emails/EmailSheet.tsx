'use client';
import type { ReactNode } from 'react';
import type { EmailSender } from '../../contract';
import { useT } from '../../i18n';
import * as css from './emails.css';

export interface EmailSheetProps {
  sender: EmailSender;
  subject: string;
  children: ReactNode;
}

/** A letter: whom it comes from, what it is about, what it says. */
export function EmailSheet({ sender: { fromName, fromEmail }, subject, children }: EmailSheetProps) {
  const t = useT();
  return (
    <div className={css.sheet}>
      <div className={css.sheetHead}>
        <p className={css.quiet}>
          {t('organizer.emails.previewFrom', { sender: fromName })} <bdi dir="ltr">{fromEmail}</bdi>
        </p>
        <p className={css.sheetSubject} dir="auto">
          {subject.trim() || <span className={css.quiet}>{t('organizer.emails.previewNoSubject')}</span>}
        </p>
      </div>
      <div className={css.sheetBody}>{children}</div>
    </div>
  );
}
