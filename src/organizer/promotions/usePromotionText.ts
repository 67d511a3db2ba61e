'use client';
import { useMemo } from 'react';
import type { PromotionCode } from '../../contract';
import { useLocale, useT } from '../../i18n';

/** What is said of a promotion in a line. `timeZone` is the event's. */
export function usePromotionText(timeZone: string) {
  const t = useT();
  const locale = useLocale();
  return useMemo(() => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    const gives = (
      promotion: Pick<PromotionCode, 'percentOff' | 'discountedTicketTypeIds' | 'revealedTicketTypeIds'>,
    ): string => {
      const { percentOff, discountedTicketTypeIds, revealedTicketTypeIds } = promotion;
      const reveals = revealedTicketTypeIds.length > 0;
      if (percentOff > 0 && discountedTicketTypeIds.length > 0)
        return t(reveals ? 'organizer.promotions.gives.both' : 'organizer.promotions.gives.percent', {
          percent: percent.format(percentOff / 100),
        });
      return t(reveals ? 'organizer.promotions.gives.reveals' : 'organizer.promotions.gives.nothing');
    };
    const usable = ({ start, end }: Pick<PromotionCode, 'start' | 'end'>): string => {
      if (start !== null && end !== null) return day.formatRange(Date.parse(start), Date.parse(end));
      if (start !== null)
        return t('organizer.promotions.usable.from', { date: day.format(Date.parse(start)) });
      if (end !== null) return t('organizer.promotions.usable.until', { date: day.format(Date.parse(end)) });
      return t('organizer.promotions.usable.always');
    };
    const uses = ({ uses: used, maxUses }: Pick<PromotionCode, 'uses' | 'maxUses'>): string =>
      maxUses === null
        ? used.toLocaleString(locale)
        : t('organizer.promotions.usesOf', {
            uses: used.toLocaleString(locale),
            max: maxUses.toLocaleString(locale),
          });
    return { gives, usable, uses, moment: (instant: string) => moment.format(Date.parse(instant)) };
  }, [t, locale, timeZone]);
}
