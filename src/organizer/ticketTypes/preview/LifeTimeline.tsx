'use client';
import { messageOf, ticketRowState } from '../../../domain';
import type { LifePeriod } from '../../../domain/ticketTypes';
import { useLocale, useT, type MessageKey } from '../../../i18n';
import { Tag } from '../../../themed/kit/Tag';
import { PlainList } from '../../kit/page/PlainList';
import * as css from './LifeTimeline.css';
import { dayText, spanText } from './moments';
import type { MomentProps } from './MomentSlider';

/** What buyers see and from when on, in their words; each part can be looked at. Today is marked. */
export function LifeTimeline(props: MomentProps) {
  const { preview, context } = props;
  const { periods, now } = preview;
  const { event } = context.sale;
  const t = useT();
  const locale = useLocale();
  const rows = periods.map((period, index) => (
    <PeriodRow key={`${period.state} ${index}`} {...props} period={period} index={index} />
  ));
  const before = periods.filter(({ from }) => from === null || from <= event.start).length;
  return (
    <PlainList ordered className={css.list}>
      {rows.slice(0, before)}
      <li className={css.row}>
        <span className={css.line}>
          <span className={css.when}>{dayText(event.start, now, event.timeZone, locale)}</span>
          <span className={css.mark} />
          <strong className={css.textBlock}>{t('organizer.ticketTypes.preview.eventStarts')}</strong>
        </span>
      </li>
      {rows.slice(before)}
    </PlainList>
  );
}

function PeriodRow({ preview, context, period, index }: MomentProps & { period: LifePeriod; index: number }) {
  const t = useT();
  const locale = useLocale();
  const { now, stage } = preview;
  const { from, state, isNow } = period;
  const day = (at: number) => dayText(at, now, context.sale.event.timeZone, locale);
  const said = useSaid({ preview, context }, index);
  return (
    <li className={css.row} data-state={state}>
      <button
        type="button"
        aria-pressed={stage?.period === index}
        onClick={() => preview.goToPeriod(index)}
        className={css.press}
      >
        <span className={css.when}>{from === null ? '' : day(from)} </span>
        <span className={css.mark} data-now={isNow ? '' : undefined} />
        <span className={css.textBlock}>
          <strong className={css.name}>
            {said === null
              ? t(`organizer.ticketTypes.stage.${state}`)
              : t('organizer.ticketTypes.preview.quote', { words: said })}
          </strong>{' '}
          <span className={css.text}>
            <Meaning period={period} />
          </span>{' '}
          {isNow && <Tag>{t('organizer.ticketTypes.preview.today', { date: day(now) })}</Tag>}
        </span>
      </button>
    </li>
  );
}

/** The words that stand in the ticket list then; `null` when there are none. */
function useSaid({ preview, context }: MomentProps, index: number): string | null {
  const t = useT();
  const locale = useLocale();
  const stage = preview.stages.find(({ period }) => period === index);
  const ticket = stage && preview.ticketAt({ ...stage, remaining: null });
  if (!stage || !ticket) return null;
  const { timeZone } = context.sale.event;
  const { label, ends } = ticketRowState(ticket, { now: stage.at, timeZone, locale });
  const message = label ?? ends;
  return message && messageOf<MessageKey>(message, t);
}

/** What it comes to: whether it can be seen, and how long it can be bought. */
function Meaning({ period: { state, from, until } }: { period: LifePeriod }) {
  const t = useT();
  const locale = useLocale();
  if (state === 'hidden') return <>{t('organizer.ticketTypes.preview.notInList')}</>;
  if (state !== 'onSale') return <>{t('organizer.ticketTypes.preview.seen')}</>;
  if (from === null || until === null) return <>{t('organizer.ticketTypes.stage.onSale')}</>;
  return <>{t('organizer.ticketTypes.preview.onSaleFor', { time: spanText(until - from, locale) })}</>;
}
