'use client';
import { useEffect, useState } from 'react';
import type { ChannelState } from '../..';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Notice } from '../../../themed/kit/Notice';
import { Turning } from '../../../themed/kit/Turning';
import * as css from './BitcoinFields.css';

export interface BitcoinConnectionProps {
  channel: ChannelState;
  onTryAgain: () => void;
}

/** A connection that is there at once needs no words. In milliseconds. */
const usual = 600;

/** What the buyer must know of the connection to the server. 000 §8 Bitcoin socket; FAULTS F50. */
export function BitcoinConnection({ channel, onTryAgain }: BitcoinConnectionProps) {
  const t = useT();
  if (channel === 'failed')
    return (
      <Notice
        tone="warning"
        live="polite"
        title={t('payment.bitcoin.connectionFailed')}
        action={<Button onClick={onTryAgain}>{t('payment.bitcoin.tryAgain')}</Button>}
      >
        {t('payment.bitcoin.connectionFailedHelp')}
      </Notice>
    );
  if (channel === 'paused')
    return (
      <Notice
        live="polite"
        title={t('payment.bitcoin.paused')}
        action={<Button onClick={onTryAgain}>{t('payment.bitcoin.checkAgain')}</Button>}
      >
        {t('payment.bitcoin.pausedHelp')}
      </Notice>
    );
  return <Connecting key={channel} isConnecting={channel === 'connecting'} />;
}

function Connecting({ isConnecting }: { isConnecting: boolean }) {
  const t = useT();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), usual);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={css.connecting}>
      {isConnecting && isSlow && (
        <>
          <Turning size="small" />
          {t('payment.bitcoin.connecting')}
        </>
      )}
    </p>
  );
}
