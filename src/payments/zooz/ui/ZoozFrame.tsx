'use client';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { BoxofficeError, type ErrorListener } from '../../../diagnostics';
import type { ZoozInput, ZoozSession, ZoozStatus } from '../..';
import { useT, type MessageKey } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { FieldError } from '../../../themed/kit/FieldError';
import { Icon } from '../../../themed/kit/Icon';
import { Notice } from '../../../themed/kit/Notice';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import { CardSkeleton } from '../../../themed/payment/CardSkeleton';
import type { PaymentProblem, PaymentSlot } from '../../../headless/payment/slot';
import { useProblems } from '../../../headless/payment/useProblems';
import * as css from './ZoozFrame.css';
import { useLatest } from '../../../react';

/** Props of `ZoozFrame`. */
export interface ZoozFrameProps extends Partial<PaymentSlot> {
  /** Opens the payment of the held order; asked again by Retry. Keep it the same between renders. */
  open: () => Promise<ZoozSession>;
  /** What the payment method needs, once the frame's form can be used, and `null` while it can't. */
  onReady?: ((input: ZoozInput | null) => void) | undefined;
  /** The frame could not be opened, or its page does not answer (FAULTS F44). */
  onError?: ErrorListener | undefined;
}

type Opened =
  | { at: 'opening'; attempt: number }
  | { at: 'open'; attempt: number; session: ZoozSession }
  | { at: 'failed'; attempt: number };

const errors: Partial<Record<ZoozStatus, MessageKey>> = {
  invalid: 'payment.zooz.invalid',
  refused: 'payment.zooz.notAdded',
};

/** The provider's own card form in a frame. 000 §7; what is typed stays in it. @public */
export function ZoozFrame({ open, onReady, onError, showErrors = false, onProblems }: ZoozFrameProps) {
  const t = useT();
  const { opened, status, frame, retry } = useFrame({ open, onReady, onError });
  const panel = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const isFailed = opened.at === 'failed';
  const isUsable = !isFailed && status !== 'opening';
  const text = isFailed ? t('payment.zooz.failed') : t('payment.zooz.notReady');
  const problems = useMemo<PaymentProblem[]>(
    () => (isUsable ? [] : [{ field: 'zooz', text, focus: () => panel.current?.focus() }]),
    [isUsable, text],
  );
  useProblems(onProblems, problems);
  const error = errors[status] && t(errors[status]);

  return (
    <div ref={panel} tabIndex={-1} className={css.box}>
      {isFailed && (
        <Notice
          tone="danger"
          live="assertive"
          title={t('payment.zooz.failed')}
          action={<Button onClick={retry}>{t('payment.zooz.retry')}</Button>}
        >
          {t('payment.zooz.failedHelp')}
        </Notice>
      )}
      {!isFailed && status === 'opening' && (
        <div className={css.bones}>
          <VisuallyHidden role="status">{t('payment.zooz.loading')}</VisuallyHidden>
          <CardSkeleton />
          {showErrors && <FieldError id={errorId}>{text}</FieldError>}
        </div>
      )}
      {opened.at === 'open' && (
        <div className={css.stage} data-ready={isUsable ? '' : undefined}>
          <iframe
            key={opened.attempt}
            ref={frame}
            src={opened.session.address}
            title={t('payment.zooz.frame')}
            aria-describedby={error ? errorId : undefined}
            data-invalid={error ? '' : undefined}
            data-busy={status === 'sent' ? '' : undefined}
            className={css.frame}
          />
          {error && <FieldError id={errorId}>{error}</FieldError>}
          <p role="status" className={css.note}>
            <Icon name={status === 'added' ? 'check-circle' : 'lock'} size="small" className={css.noteIcon} />
            {t(noteOf(status))}
          </p>
        </div>
      )}
    </div>
  );
}

function noteOf(status: ZoozStatus): MessageKey {
  if (status === 'added') return 'payment.zooz.added';
  return status === 'sent' ? 'payment.zooz.sending' : 'payment.zooz.note';
}

/** The payment that is open, and how far its frame is. */
function useFrame({ open, onReady, onError }: Pick<ZoozFrameProps, 'open' | 'onReady' | 'onError'>) {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<Opened>();
  const [status, setStatus] = useState<ZoozStatus>('opening');
  const frame = useRef<HTMLIFrameElement>(null);
  const latestRef = useLatest({ onReady, onError });
  const opened: Opened = known?.attempt === attempt ? known : { at: 'opening', attempt };

  useEffect(() => {
    let isCurrent = true;
    open().then(
      (session) => isCurrent && setKnown({ at: 'open', attempt, session }),
      (cause: unknown) => {
        if (!isCurrent) return;
        setKnown({ at: 'failed', attempt });
        latestRef.current.onError?.(new BoxofficeError('BX2007', cause));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [open, attempt, latestRef]);

  const session = opened.at === 'open' ? opened.session : undefined;
  useEffect(() => {
    if (!session || !frame.current) return;
    const report: typeof onReady = (input) => latestRef.current.onReady?.(input);
    const close = session.connect(frame.current, {
      onReady: report,
      onStatus: setStatus,
      onFailed: (error) => {
        setKnown({ at: 'failed', attempt });
        latestRef.current.onError?.(new BoxofficeError('BX2007', error));
      },
    });
    return () => {
      close();
      report(null);
      setStatus('opening');
    };
  }, [session, attempt, latestRef]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { opened, status, frame, retry };
}
