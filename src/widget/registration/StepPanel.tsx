'use client';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { ErrorListener } from '../../diagnostics';
import { useT } from '../../i18n';
import { focusPlace, hasBeenUsed, isFocusFree } from '../../react/lostFocus';
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

type Place = RefObject<HTMLDivElement | null>;

interface PlacedProps extends Pick<StepPanelProps, 'onError' | 'children'> {
  fallback: (retry: () => void, place: Place) => ReactNode;
}

/** A panel that may break, in a place that stays: who tries it again goes on from there. */
function Placed({ onError, fallback, children }: PlacedProps) {
  const place = useRef<HTMLDivElement>(null);
  const leadingTo = (retry: () => void) => () => {
    // Before the button goes, and the focus with it.
    if (place.current) focusPlace(place.current);
    retry();
  };
  return (
    <div ref={place}>
      <PanelBoundary onError={onError} fallback={(retry) => fallback(leadingTo(retry), place)}>
        {children}
      </PanelBoundary>
    </div>
  );
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
    <Placed onError={onError} fallback={fallback}>
      {children}
    </Placed>
  );
}

export interface SidePanelProps extends Pick<StepPanelProps, 'onError' | 'children'> {
  /** Default: that the order could not be shown. */
  title?: string;
}

/** What stands beside the form, or a word in its place: the form goes on without it (FAULTS F77). */
export function SidePanel({ onError, title, children }: SidePanelProps) {
  const t = useT();
  return (
    <Placed
      onError={onError}
      fallback={(retry, place) => (
        <SideCrashed title={title ?? t('panel.crashed.summary')} place={place} onRetry={retry} />
      )}
    >
      {children}
    </Placed>
  );
}

interface SideCrashedProps {
  title: string;
  place: Place;
  onRetry: () => void;
}

/** Who was in what broke is led here. */
function SideCrashed({ title, place, onRetry }: SideCrashedProps) {
  const t = useT();
  useEffect(() => {
    if (place.current && hasBeenUsed() && isFocusFree(place.current)) focusPlace(place.current);
  }, [place]);
  return (
    <Notice
      tone="warning"
      live="polite"
      title={title}
      action={<Button onClick={onRetry}>{t('registration.retry')}</Button>}
    />
  );
}
