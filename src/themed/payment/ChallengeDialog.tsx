'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { safeUrl } from '../../domain';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { Icon } from '../kit/Icon';
import { Notice } from '../kit/Notice';
import * as css from './ChallengeDialog.css';

export interface ChallengeDialogProps {
  /** Address of the bank's or gateway's page. */
  url: string;
  /** The page came back to this origin and says it is done. Called once; the outcome has to be read again. */
  onAnswered?: (() => void) | undefined;
  /** The buyer gives up; offered at once (FAULTS F39). */
  onCancel: () => void;
  /** The outcome is being read. */
  busy?: boolean | undefined;
  /** 'Confirm it is you' when absent. */
  title?: string | undefined;
}

/** FAULTS F39: after this many milliseconds the wait is explained. */
const slowAfter = 30_000;

/** 3-D Secure: the bank's page in a frame. 000 §4, §8. Holds focus; the way out is a button, not a slip of a key. */
export function ChallengeDialog({ url, onAnswered, onCancel, busy = false, title }: ChallengeDialogProps) {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  const address = safeUrl(url, { allow: ['https:', 'relative'] });
  const isSlow = useLater(slowAfter);
  useAnswer(frame, onAnswered);
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      size="frame"
      dismissible={false}
      title={title ?? t('payment.challenge.title')}
      description={t('payment.challenge.help')}
      footer={
        <div className={css.foot}>
          <span className={css.secure}>
            <Icon name="shield" size="small" />
            {t('payment.challenge.secure')}
          </span>
          <Button onClick={onCancel} busy={busy}>
            {t('payment.challenge.cancel')}
          </Button>
        </div>
      }
    >
      <div className={css.body}>
        <p role="status" className={css.status}>
          {busy ? t('payment.challenge.checking') : isSlow && t('payment.challenge.slow')}
        </p>
        {address ? (
          <iframe ref={frame} src={address} title={t('payment.challenge.frame')} className={css.frame} />
        ) : (
          <Notice tone="danger" live="assertive" title={t('payment.challenge.failed')}>
            {t('payment.challenge.failedHelp')}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function useLater(milliseconds: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLater;
}

/** The return page's word, from this origin and this frame only, once (FAULTS F41, A12). It proves nothing. */
function useAnswer(frame: RefObject<HTMLIFrameElement | null>, onAnswered: (() => void) | undefined) {
  const latest = useRef(onAnswered);
  useEffect(() => {
    latest.current = onAnswered;
  });
  useEffect(() => {
    let isAnswered = false;
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow;
      if (isAnswered || !isOurs || !isAnswer(data)) return;
      isAnswered = true;
      latest.current?.();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame]);
}

const isAnswer = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'source' in data &&
  data.source === 'boxoffice' &&
  'type' in data &&
  data.type === 'challengeAnswered';
