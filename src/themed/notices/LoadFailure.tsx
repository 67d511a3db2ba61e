'use client';
import type { ReactNode } from 'react';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { LatePanel } from './LatePanel';

/** Props of `LoadFailure`. @public */
export interface LoadFailureProps {
  /** Another try is asked for. */
  onRetry: () => void;
  /** It is being tried again. Default: false. */
  retrying?: boolean | undefined;
  /** Default: 'There was an error processing your request'. */
  title?: ReactNode;
  /** The backend answered, so that the connection is not to blame. Default: false. */
  isAnswered?: boolean | undefined;
  /** Default: to try again later, or to check the connection. Never the raw answer. */
  message?: ReactNode;
  /** `notice` where what was there before still is. Default: `panel`. */
  variant?: 'panel' | 'notice' | undefined;
  /** Place of the panel's title in the page's outline. Default: 3. */
  level?: 2 | 3 | undefined;
  /** What failed was there before: the panel's title takes the focus that went with it. Default: false. */
  takesFocus?: boolean | undefined;
}

/** What could not be loaded, said where it would have been, with another try. FAULTS F01. @public */
export function LoadFailure({ onRetry, retrying, title, isAnswered, message, ...rest }: LoadFailureProps) {
  const t = useT();
  return (
    <LatePanel
      {...rest}
      role="alert"
      icon="offline"
      title={title ?? t('error.ticketsLoad')}
      action={
        <Button busy={retrying} onClick={onRetry}>
          {t('load.failed.retry')}
        </Button>
      }
    >
      {message ?? t(isAnswered ? 'load.failed.later' : 'load.failed.text')}
    </LatePanel>
  );
}
