'use client';
import type { ReactNode } from 'react';
import type { ErrorListener } from '../../diagnostics';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Notice } from '../../themed/kit/Notice';
import { LatePanel } from '../../themed/notices/LatePanel';
import { PanelBoundary } from '../PanelBoundary';

export interface StepPanelProps {
  /** What has crashed, for the host's error reporting. */
  onError: ErrorListener | undefined;
  /** Before it is drawn again. */
  onRetry?: (() => void) | undefined;
  /** Gives the tickets back; without it nothing but another try is offered. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

/** The form, or what stands in for it: it can be tried again, and the tickets can be given back (FAULTS F77). */
export function FormPanel({ onError, onRetry, onBack, children }: StepPanelProps) {
  const t = useT();
  const fallback = (retry: () => void) => (
    <LatePanel
      role="alert"
      icon="refresh"
      level={2}
      takesFocus
      title={t('panel.crashed.title')}
      action={
        <>
          <Button
            variant="primary"
            onClick={() => {
              onRetry?.();
              retry();
            }}
          >
            {t('registration.retry')}
          </Button>
          {onBack && <Button onClick={onBack}>{t('registration.back')}</Button>}
        </>
      }
    >
      {t('panel.crashed.text')}
    </LatePanel>
  );
  return (
    <PanelBoundary onError={onError} fallback={fallback}>
      {children}
    </PanelBoundary>
  );
}

export interface SidePanelProps extends Pick<StepPanelProps, 'onError' | 'children'> {
  /** Default: that the order could not be shown. */
  title?: string;
}

/** What stands beside the form, or a word in its place: the form goes on without it (FAULTS F77). */
export function SidePanel({ onError, title, children }: SidePanelProps) {
  const t = useT();
  const fallback = (retry: () => void) => (
    <Notice
      tone="warning"
      live="polite"
      title={title ?? t('panel.crashed.summary')}
      action={<Button onClick={retry}>{t('registration.retry')}</Button>}
    />
  );
  return (
    <PanelBoundary onError={onError} fallback={fallback}>
      {children}
    </PanelBoundary>
  );
}
