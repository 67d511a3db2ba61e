'use client';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Icon } from '../../../themed/kit/Icon';
import { Notice } from '../../../themed/kit/Notice';
import { Turning } from '../../../themed/kit/Turning';
import * as css from './HostedCardFields.css';
import type { CardToken } from './useCardToken';

export interface CardCheckProps {
  state: CardToken;
  /** What the provider said that belongs to none of the fields. */
  text: string;
  /** Nothing it said belongs to a field, so that only another try helps. */
  canRetry: boolean;
  onRetry: () => void;
}

/** Whether the provider takes the card; said while the buyer goes on. */
export function CardCheck({ state, text, canRetry, onRetry }: CardCheckProps) {
  const t = useT();
  return (
    <>
      <p role="status" className={css.check}>
        {state.at === 'asked' && (
          <>
            <Turning />
            {t('payment.spreedly.checking')}
          </>
        )}
        {state.at === 'known' && (
          <>
            <Icon name="check-circle" size="small" />
            {t('payment.spreedly.checked')}
          </>
        )}
      </p>
      {state.at === 'refused' && (text || canRetry) && (
        <Notice
          tone="danger"
          live="assertive"
          title={text || t('payment.spreedly.uncheckable')}
          action={canRetry && <Button onClick={onRetry}>{t('payment.card.retry')}</Button>}
          className={css.refusal}
        >
          {t('payment.spreedly.uncheckableHelp')}
        </Notice>
      )}
    </>
  );
}
