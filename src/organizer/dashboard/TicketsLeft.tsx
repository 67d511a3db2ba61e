'use client';
import { useState } from 'react';
import type { TypeStock } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { LinkButton } from '../../themed/kit/Button';
import { cx } from '../../themed/kit/cx';
import { num } from '../../themed/kit/text.css';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import { Meter } from '../kit/page/Meter';
import { PlainList } from '../kit/page/PlainList';
import * as css from './DashboardView.css';
import { StockTable } from './StockTable';

/** From so few on it is said in red. */
const fewLeft = 5;

/** How many of each type are left, sold, and in buyers' hands: as bars, or as a table. */
export function TicketsLeft({ stock }: { stock: readonly TypeStock[] }) {
  const t = useT();
  const [isTable, setTable] = useState(false);
  return (
    <>
      {isTable ? <StockTable stock={stock} /> : <StockBars stock={stock} />}
      <p>
        <LinkButton aria-expanded={isTable} onClick={() => setTable(!isTable)}>
          {t(isTable ? 'organizer.dashboard.asChart' : 'organizer.dashboard.asTable')}
        </LinkButton>
      </p>
    </>
  );
}

function StockBars({ stock }: { stock: readonly TypeStock[] }) {
  const t = useT();
  return (
    <div className={css.stock}>
      <PlainList className={css.left}>
        {stock.map((type) => (
          <TypeLeft key={type.id} type={type} />
        ))}
      </PlainList>
      <p aria-hidden="true" className={css.legend}>
        <span className={css.key}>
          <span className={css.swatch} data-tone="full" />
          {t('organizer.dashboard.legendSold')}
        </span>
        <span className={css.key}>
          <span className={css.swatch} data-tone="pale" />
          {t('organizer.dashboard.legendHeld')}
        </span>
      </p>
    </div>
  );
}

function TypeLeft({ type }: { type: TypeStock }) {
  const t = useT();
  const locale = useLocale();
  const { name, quantity, sold, held, left } = type;
  const say = (value: number) => value.toLocaleString(locale);
  const level = left === 0 ? 'out' : left !== null && left <= fewLeft ? 'low' : undefined;
  const text =
    quantity === null || left === null
      ? t('organizer.dashboard.unlimited', { sold: say(sold) })
      : left === 0
        ? t('organizer.dashboard.soldOut')
        : t('organizer.dashboard.leftOf', { left: say(left), quantity: say(quantity) });
  return (
    <li className={css.type} data-level={level}>
      <span className={css.typeName}>{name}</span>
      <span className={cx(css.typeLeft, num)}>
        {text}
        {held > 0 && (
          <VisuallyHidden>{` ${t('organizer.dashboard.heldNote', { count: held })}`}</VisuallyHidden>
        )}
      </span>
      {quantity !== null && (
        <Meter
          className={css.typeMeter}
          max={quantity}
          parts={[
            { value: sold, tone: left === 0 ? 'muted' : 'full' },
            ...(held > 0 ? [{ value: held, tone: 'pale' as const }] : []),
          ]}
        />
      )}
    </li>
  );
}
