'use client';
import type { ReactNode } from 'react';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { offline } from '../kit/drawings';
import { LateNotice } from './LateNotice';
import { Panel } from './Panel';

export interface LoadFailureProps {
  onRetry: () => void;
  /** It is being tried again. Default: false. */
  retrying?: boolean | undefined;
  /** Default: 'There was an error processing your request'. */
  title?: ReactNode;
  /** Default: what to do about it. Never the raw answer. */
  message?: ReactNode;
  /** `notice` where what was there before still is. Default: `panel`. */
  look?: 'panel' | 'notice' | undefined;
  /** Place of the panel's title in the page's outline. Default: 3. */
  level?: 2 | 3 | undefined;
}

/** What could not be loaded, said where it would have been, with another try. FAULTS F01. */
export function LoadFailure({
  onRetry,
  retrying = false,
  look = 'panel',
  level,
  ...words
}: LoadFailureProps) {
  const t = useT();
  const title = words.title ?? t('error.ticketsLoad');
  const message = words.message ?? t('load.failed.text');
  const retry = (
    <Button busy={retrying} onClick={onRetry}>
      {t('load.failed.retry')}
    </Button>
  );
  if (look === 'panel')
    return (
      <Panel role="alert" icon={offline} title={title} action={retry} level={level}>
        {message}
      </Panel>
    );
  return (
    <LateNotice role="alert" tone="danger" title={title} action={retry}>
      {message}
    </LateNotice>
  );
}
