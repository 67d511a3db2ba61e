'use client';
import { useId, type ReactNode } from 'react';
import { mailAddress, messageOf, type Problem } from '../../domain';
import { useSwapRefusal } from '../../headless/order/useSwapRefusal';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { cx } from '../kit/cx';
import { Heading } from '../kit/Heading';
import { Icon } from '../kit/Icon';
import { icon, panel } from '../notices/Panel.css';
import { RegistrationSkeleton } from './RegistrationSkeleton';
import { RichText } from './RichText';
import { text } from '../kit/StatePanel.css';
import * as css from './SwapPanel.css';

export interface SwapPanelProps {
  /** Why the tickets are not held; `null` while nothing has gone wrong. */
  problem: Problem | null;
  supportEmail: string;
  /** The tickets are being held. */
  busy: boolean;
  onRetry: () => void;
  /** The place of a captcha; it stays the same while the rest changes. */
  captcha?: ReactNode;
}

/** Stands where the form will be while tickets are held for a swap, and says why they can't be. 000 §4 Swap, §8. */
export function SwapPanel({ problem, supportEmail, busy, onRetry, captcha }: SwapPanelProps) {
  const t = useT();
  const titleId = useId();
  const isRefused = problem !== null;
  const { isChecking, isWithdrawn, headingRef } = useSwapRefusal(problem);
  return (
    <section {...(isRefused && { 'aria-labelledby': titleId })} className={cx(css.frame, isRefused && panel)}>
      {problem ? (
        <>
          <span className={icon}>
            <Icon name={isChecking ? 'lock' : 'alert'} size="large" />
          </span>
          <Heading level={2} size="lg" id={titleId} ref={headingRef} tabIndex={-1} className={css.title}>
            {isChecking ? t('swap.check') : messageOf(problem.message, t)}
          </Heading>
          {!isChecking && (
            <div className={text}>
              <p>
                <RichText
                  text={t(isWithdrawn ? 'swap.withdrawnText' : 'swap.support', { email: supportEmail })}
                  parts={{ email: (address) => <Mail address={address} /> }}
                />
              </p>
            </div>
          )}
        </>
      ) : (
        <RegistrationSkeleton />
      )}
      <div className={css.check}>{captcha}</div>
      {problem && !isWithdrawn && (
        <Button variant="primary" busy={busy} onClick={onRetry}>
          {isChecking ? t('swap.continue') : t('swap.retry')}
        </Button>
      )}
    </section>
  );
}

const Mail = ({ address }: { address: string }) => (
  <a href={mailAddress(address)} dir="ltr">
    {address}
  </a>
);
