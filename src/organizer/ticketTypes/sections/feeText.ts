import type { Currency } from '../../../contract';
import { formatMoney } from '../../../domain';
import type { Translate } from '../../../i18n';

/** `6.25` as `6.25%`. */
export const percentText = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(percent / 100);

interface Rate {
  percent: number | undefined;
  constant: number | undefined;
  most?: number | null | undefined;
}

/** How a fee is reckoned: '2.5% + $0.99, at most $19.95'; '' of a fixed one, which is its own amount; `null` when there is none. */
export function rateText(
  { percent = 0, constant = 0, most }: Rate,
  currency: Currency,
  locale: string,
  t: Translate,
): string | null {
  const money = (amount: number) => formatMoney(amount, currency, locale);
  if (percent <= 0) return constant > 0 ? '' : null;
  const share = percentText(percent, locale);
  const fee =
    constant > 0 ? t('organizer.ticketTypes.fees.both', { percent: share, amount: money(constant) }) : share;
  return typeof most === 'number' ? t('organizer.ticketTypes.fees.most', { fee, amount: money(most) }) : fee;
}
