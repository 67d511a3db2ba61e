'use client';
import { useState } from 'react';
import { useBankPage, type BankPageOptions } from '../../headless/payment/useBankPage';
import { useT } from '../../i18n';
import { Notice } from '../kit/Notice';
import { ChallengeBody } from './ChallengeBody';
import * as css from './ChallengeDialog.css';

export interface BankPageProps extends BankPageOptions {
  isSlow: boolean;
}

/**
 * The bank's page in a frame. A frame that the bank forbids looks to us like one that works, so what to do when there is nothing to
 * see is said with the wait; a page that can't be had at all is said as soon as that is known (FAULTS F40).
 */
export function BankPage({ isSlow, ...page }: BankPageProps) {
  const t = useT();
  const [isLoaded, setLoaded] = useState(false);
  const { frameRef, address, isForbidden } = useBankPage(page);
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
          ref={frameRef}
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
