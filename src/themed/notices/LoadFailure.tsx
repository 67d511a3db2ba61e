'use client';
import type { ReactNode } from 'react';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Panel } from './Panel';

export interface LoadFailureProps {
  onRetry: () => void;
  /** It is being tried again. Default: false. */
  retrying?: boolean | undefined;
  /** Default: 'There was an error processing your request'. */
  title?: ReactNode;
  /** Default: what to do about it. Never the raw answer. */
  message?: ReactNode;
}

/** What could not be loaded, said where it would have been, with another try. FAULTS F01. */
export function LoadFailure({ onRetry, retrying = false, title, message }: LoadFailureProps) {
  const t = useT();
  return (
    <Panel
      role="alert"
      icon="offline"
      title={title ?? t('error.ticketsLoad')}
      action={
        <Button busy={retrying} onClick={onRetry}>
          {t('load.failed.retry')}
        </Button>
      }
    >
      {message ?? t('load.failed.text')}
    </Panel>
  );
}
