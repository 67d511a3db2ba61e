'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { safeUrl } from '../../domain';
import { isOwnMessage } from '../../domain/text/ownMessage';
import { useT } from '../../i18n';
import { useLatest } from '../../react';
import { Notice } from '../kit/Notice';
import { ChallengeBody } from './ChallengeBody';
import * as css from './ChallengeDialog.css';

export interface BankPageProps {
  url: string;
  onAnswered: (() => void) | undefined;
  returnOrigin: string | undefined;
  isSlow: boolean;
}

/**
 * The bank's page in a frame. A frame that the bank forbids looks to us like one that works, so what to do when there is nothing to
 * see is said with the wait; a page that can't be had at all is said as soon as that is known (FAULTS F40).
 */
export function BankPage({ url, onAnswered, returnOrigin = window.location.origin, isSlow }: BankPageProps) {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const address = safeUrl(url, { allow: ['https:', 'relative'] });
  const isForbidden = useForbidden(address);
  useAnswer(frame, returnOrigin, onAnswered);
  const isOut = !address || isForbidden;
  const isFailed = isOut || (isSlow && !isLoaded);
  return (
    <ChallengeBody
      status={!isFailed && isSlow && `${t('payment.challenge.slow')} ${t('payment.challenge.empty')}`}
    >
      {isFailed && (
        <Notice tone="danger" live="assertive" title={t('payment.challenge.failed')}>
          {t('payment.challenge.failedHelp')}
        </Notice>
      )}
      {!isOut && (
        <iframe
          ref={frame}
          src={address}
          title={t('payment.challenge.frame')}
          allow="payment; publickey-credentials-get"
          className={css.frame}
          onLoad={() => setLoaded(true)}
        />
      )}
    </ChallengeBody>
  );
}

/** The content policy of the page around us keeps the frame out. */
function useForbidden(address: string | null): boolean {
  const [isForbidden, setForbidden] = useState(false);
  useEffect(() => {
    if (!address) return;
    const hear = ({ effectiveDirective, disposition, blockedURI }: SecurityPolicyViolationEvent) => {
      if (disposition === 'enforce' && effectiveDirective === 'frame-src' && isWithin(blockedURI, address))
        setForbidden(true);
    };
    document.addEventListener('securitypolicyviolation', hear);
    return () => document.removeEventListener('securitypolicyviolation', hear);
  }, [address]);
  return isForbidden;
}

/** A browser tells no more than the origin of what it blocked. */
const isWithin = (blocked: string, address: string): boolean =>
  blocked !== '' && new URL(address, location.href).href.startsWith(blocked);

/** The return page's word, from its origin and this frame only, once (FAULTS F41, A12). It proves nothing. */
function useAnswer(
  frame: RefObject<HTMLIFrameElement | null>,
  returnOrigin: string,
  onAnswered: (() => void) | undefined,
) {
  const latestRef = useLatest(onAnswered);
  const isAnswered = useRef(false);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isOurs = origin === returnOrigin && source === frame.current?.contentWindow;
      if (isAnswered.current || !isOurs || !isOwnMessage(data, 'challengeAnswered')) return;
      isAnswered.current = true;
      latestRef.current?.();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, returnOrigin, latestRef]);
}
