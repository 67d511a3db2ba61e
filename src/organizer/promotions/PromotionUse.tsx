'use client';
import type { MouseEvent } from 'react';
import type { PromotionCode } from '../../contract';
import { promotionProblem } from '../../domain/promotions';
import { useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { RemoveButton } from '../kit/confirm';
import { Meter } from '../kit/page';
import { isPlainClick } from '../kit/page/isPlainClick';
import * as css from './promotions.css';
import { usePromotionText } from './usePromotionText';

export interface PromotionUseProps {
  promotion: PromotionCode;
  /** IANA zone of the event. */
  timeZone: string;
  /** Address of the orders that used it; without it none is offered. */
  ordersHref?: string | undefined;
  /** Called with a plain click; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Rejects with the client's ApiError. */
  onRemove: () => Promise<unknown>;
}

/** What became of a code: who used it, when it was sent; and taking it away while nobody did. */
export function PromotionUse({ promotion, timeZone, ordersHref, onNavigate, onRemove }: PromotionUseProps) {
  const { code, uses, maxUses, created, lastEmailed } = promotion;
  const t = useT();
  const promotionText = usePromotionText(timeZone);
  return (
    <section className={css.summary} aria-label={t('organizer.promotions.use')}>
      <Heading level={2} size="md">
        {t('organizer.promotions.use')}
      </Heading>
      {maxUses !== null && (
        <div>
          <p className={css.figure}>{promotionText.uses(promotion)}</p>
          <Meter parts={[{ value: uses }]} max={maxUses} />
        </div>
      )}
      {uses > 0 && ordersHref !== undefined ? (
        <p>
          <a href={ordersHref} onClick={(click) => isPlainClick(click) && onNavigate?.(ordersHref, click)}>
            {t('organizer.promotions.useOrders', { count: uses })}
          </a>
        </p>
      ) : (
        <p className={css.quiet}>{t('organizer.promotions.useCount', { count: uses })}</p>
      )}
      <p className={css.quiet}>
        {lastEmailed === null
          ? t('organizer.promotions.neverEmailed')
          : t('organizer.promotions.lastEmailed', { date: promotionText.moment(lastEmailed) })}
        <br />
        {t('organizer.promotions.created', { date: promotionText.moment(created) })}
      </p>
      <Remove code={code} onRemove={onRemove} isUsed={uses > 0} />
    </section>
  );
}

const toErrorMessage = promotionProblem('delete');

/** One that was used stays. */
function Remove({
  code,
  isUsed,
  onRemove,
}: Pick<PromotionUseProps, 'onRemove'> & { code: string; isUsed: boolean }) {
  const t = useT();
  return (
    <RemoveButton
      question={{
        title: t('organizer.sharing.remove.title', { name: code }),
        text: t('organizer.promotions.remove.text'),
      }}
      deleteRefusal={
        isUsed
          ? {
              title: t('organizer.promotions.keeps.title', { code }),
              text: t('organizer.promotions.failed.used'),
            }
          : undefined
      }
      onRemove={onRemove}
      toErrorMessage={toErrorMessage}
    />
  );
}
