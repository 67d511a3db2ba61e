'use client';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Notice } from '../kit/Notice';
import { AttendeesSkeleton } from './RegistrationSkeleton';

export interface MissingQuestionsProps {
  isKnown: boolean;
  /** The order was pressed before they came. */
  isEarly: boolean;
  onRetry: (() => void) | undefined;
}

/** In the place of the organizer's questions until they are there. */
export function MissingQuestions({ isKnown, isEarly, onRetry }: MissingQuestionsProps) {
  const t = useT();
  if (isKnown) return null;
  if (!onRetry)
    return (
      <>
        {isEarly && <Notice live="polite" title={t('registration.attendeesNotYet')} />}
        <AttendeesSkeleton />
      </>
    );
  return (
    <Notice
      tone="warning"
      live="polite"
      title={t('registration.attendeesFailed')}
      action={<Button onClick={onRetry}>{t('registration.retry')}</Button>}
    >
      {t('registration.attendeesFailedHelp')}
    </Notice>
  );
}
