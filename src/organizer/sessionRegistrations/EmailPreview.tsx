'use client';
import { useDeferredValue } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import {
  asHtml,
  fillHolders,
  type EmailHolder,
  type StatusEmailValues,
} from '../../domain/sessionRegistrations';
import { useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { SafeHtml } from '../../themed/kit/SafeHtml';
import * as css from './sessionRegistrations.css';

export interface EmailPreviewProps {
  control: Control<StatusEmailValues>;
  /** What is filled in: words, and `sessions` as HTML. */
  sample: Readonly<Record<EmailHolder, string>>;
}

/** What an attendee would get. The backend leaves the sessions out of the subject. */
export function EmailPreview({ control, sample }: EmailPreviewProps) {
  const t = useT();
  const { fromName, subject, body } = useDeferredValue(useWatch({ control }) as StatusEmailValues);
  const { attendeeName, eventName, sessions } = sample;
  const title = fillHolders(subject, { ...sample, sessions: '' }).trim();
  const html = fillHolders(body, {
    attendeeName: asHtml(attendeeName),
    eventName: asHtml(eventName),
    sessions,
  });
  return (
    <section aria-label={t('organizer.kit.preview.title')} className={css.preview}>
      <Heading level={2} size="md">
        {t('organizer.kit.preview.title')}
      </Heading>
      <div className={css.letter}>
        <div className={css.letterHead}>
          {fromName !== '' && (
            <p className={css.quiet} dir="auto">
              {fromName}
            </p>
          )}
          <p className={css.letterSubject} dir="auto">
            {title || t('organizer.sessionRegistrations.noSubject')}
          </p>
        </div>
        <div dir="auto">
          <SafeHtml html={html} />
        </div>
      </div>
    </section>
  );
}
