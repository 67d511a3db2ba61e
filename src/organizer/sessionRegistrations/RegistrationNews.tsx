'use client';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';

/** What became of something that was done. */
export interface News {
  /** Registrations that were made. */
  made?: number;
  /** Who lost a place, and where. */
  gone?: { name: string; session: string };
  /** Who came up from the waitlist. */
  promoted?: string;
  /** Registrations that were changed at once. */
  changed?: number;
  /** Emails that left. */
  emailed?: number;
  /** It could not be read which registrations were meant; nothing was done. */
  hasFailed?: boolean;
}

/** Says what was done, who came up from the waitlist, and how many were notified. */
export function RegistrationNews({ news, onDismiss }: { news: News | null; onDismiss: () => void }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  // What was pressed for it went with the rows.
  useEffect(() => {
    if (news?.gone || news?.changed !== undefined) box.current?.focus();
  }, [news]);
  if (!news) return null;
  const { made, gone, promoted, changed, emailed, hasFailed } = news;
  if (hasFailed)
    return (
      <Notice tone="danger" live="assertive" onDismiss={onDismiss}>
        {t('organizer.sessionRegistrations.failed')}
      </Notice>
    );
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="positive" live="polite" onDismiss={onDismiss}>
        {made !== undefined && <p>{t('organizer.sessionRegistrations.done', { count: made })}</p>}
        {gone && <p>{t('organizer.sessionRegistrations.unregistered', gone)}</p>}
        {promoted !== undefined && <p>{t('organizer.sessionRegistrations.promoted', { name: promoted })}</p>}
        {changed !== undefined && <p>{t('organizer.sessionRegistrations.ended', { count: changed })}</p>}
        {emailed !== undefined && <p>{t('organizer.sessionRegistrations.emailed', { count: emailed })}</p>}
      </Notice>
    </div>
  );
}
