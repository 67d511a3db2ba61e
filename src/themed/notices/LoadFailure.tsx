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
  /** Whom to look to: `backend` where it answered. Default: `connection`. */
  cause?: 'backend' | 'connection' | undefined;
  /** Default: what to do about `cause`. Never the raw answer. */
  message?: ReactNode;
  /** `notice` where what was there before still is. Default: `panel`. */
  variant?: 'panel' | 'notice' | undefined;
  /** Place of the panel's title in the page's outline. Default: 3. */
  level?: 2 | 3 | undefined;
}

/** What could not be loaded, said where it would have been, with another try. FAULTS F01. @public */
export function LoadFailure({ onRetry, retrying, title, cause, message, ...rest }: LoadFailureProps) {
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
      {message ?? t(cause === 'backend' ? 'load.failed.later' : 'load.failed.text')}
    </LatePanel>
  );
}
