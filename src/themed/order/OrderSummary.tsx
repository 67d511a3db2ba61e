'use client';
import { useContext, useId } from 'react';
import type { HeldTransaction, WidgetConfig } from '../../contract';
import { OrderSummary as Headless, useOrderSummary } from '../../headless/order';
import { useLocale, useT } from '../../i18n';
import { cx } from '../kit/cx';
import { Heading } from '../kit/Heading';
import { Stub, StubTear } from '../kit/Stub';
import { num } from '../kit/text.css';
import { Collapsible } from './Collapsible';
import { OrderLines } from './OrderLines';
import * as css from './OrderSummary.css';
import { OrderTotals } from './OrderTotals';
import { SummaryBar } from './SummaryBar';
import * as bar from './SummaryBar.css';
import { WideContext } from '../kit/WideContext';

/** Props of `OrderSummary`. @public */
export interface OrderSummaryProps {
  /** The tickets that are held, as the backend said. */
  hold: HeldTransaction;
  /** Which columns and lines there are. */
  widget: Pick<WidgetConfig, 'showFees' | 'taxOnCheckout'>;
  /**
   * `section` lies open, `disclosure` shows the total until it is opened. By the layout around it when absent: a section beside a
   * form, a part of the bar above one; a section where there is no layout.
   */
  form?: 'section' | 'disclosure' | undefined;
}

/** What is held and what it costs, as the server added it up. 000 §2.5. @public */
export function OrderSummary({ hold, widget, form }: OrderSummaryProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <Headless.Root
      hold={hold}
      widget={widget}
      locale={locale}
      labels={{ free: t('summary.free'), swappedFrom: (name) => t('swap.from', { name }) }}
      render={({ children }) => <>{children}</>}
    >
      <Summary hold={hold} form={form} />
    </Headless.Root>
  );
}

function Summary({ hold, form }: Pick<OrderSummaryProps, 'hold' | 'form'>) {
  const t = useT();
  const titleId = useId();
  const isWide = useContext(WideContext);
  const total = useOrderSummary().format(hold.orderTotal);
  const isBar = form === undefined && isWide === false;
  const lines = <OrderLines taxName={hold.taxName} fits={isWide === true} />;
  const totals = <OrderTotals taxName={hold.taxName} taxRate={hold.taxRate} />;
  if (isBar)
    return (
      <SummaryBar total={total}>
        <div className={bar.lines}>{lines}</div>
        <div className={bar.totals}>{totals}</div>
      </SummaryBar>
    );
  if (form === 'disclosure')
    return (
      <Stub>
        <Collapsible
          title={t('summary.title')}
          peek={
            <span className={cx(css.peek, num)}>
              <bdi>{total}</bdi>
            </span>
          }
        >
          <div className={css.lines}>{lines}</div>
          <StubTear />
          {totals}
        </Collapsible>
      </Stub>
    );
  return (
    <Stub as="section" aria-labelledby={titleId}>
      <Heading level={2} size="md" id={titleId} className={css.title}>
        {t('summary.title')}
      </Heading>
      <div className={css.lines}>{lines}</div>
      <StubTear />
      {totals}
    </Stub>
  );
}
