'use client';
import type { Currency, EventTemplate } from '../../contract';
import { formatMoney } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { Tag } from '../../themed/kit/Tag';

export interface TemplateFactsProps {
  template: EventTemplate;
  /** What its prices are in. */
  currency: Currency;
}

/** What an event of a template begins with: how long it takes, on which clocks, and which tickets it sells. */
export function TemplateFacts({ template, currency }: TemplateFactsProps) {
  const { hours, ticketTypes, builtIn } = template;
  const timeZone = template['time-zone-id'];
  const t = useT();
  const locale = useLocale();
  const duration = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
    maximumFractionDigits: 2,
  });
  return (
    <>
      {builtIn && <Tag>{t('organizer.events.template.builtIn')}</Tag>}
      <span>{duration.format(hours)}</span>
      {timeZone !== null && <bdi>{timeZone.replaceAll('_', ' ')}</bdi>}
      {ticketTypes.map(({ name, price }, index) => (
        // Two may have one name.
        <span key={index}>
          {t('organizer.events.template.ticketType', {
            name,
            price: price === 0 ? t('organizer.orders.status.free') : formatMoney(price, currency, locale),
          })}
        </span>
      ))}
    </>
  );
}
