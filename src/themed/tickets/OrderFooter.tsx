'use client';
import { useId, type ReactNode } from 'react';
import type { Currency, PaymentChoice } from '../../contract';
import { formatMoney, type CardBrand, type OrderTotals } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Glyph } from '../kit/Glyph';
import { Stub, StubTear } from '../kit/Stub';
import { widget } from '../root/ThemeRoot.css';
import * as css from './OrderFooter.css';
import { RowGlyph } from './RowGlyph';
import { useExtras } from './useExtras';
import { withNode } from './withNode';

/** Props of `OrderFooter`. @public */
export interface OrderFooterProps {
  /** As the backend added them up, in minor units. */
  totals: OrderTotals;
  /** ISO 4217. */
  currency: Currency;
  /** The total is local arithmetic until the server has answered: shown muted. */
  pending: boolean;
  /** The first button's text. Default: 'Order Now'. */
  label?: string | undefined;
  /** What the first button orders by. Default: `card`, which free orders are too. */
  choice?: PaymentChoice | undefined;
  /** Marks the buttons as unavailable; they can be pressed all the same, so that the caller can say why. */
  unavailable: boolean;
  /** An order button was pressed. */
  onOrder: (choice: PaymentChoice) => void;
  /** The choice that waits for its answer. */
  busy: PaymentChoice | null;
  /** `null`: there is no such button; `''`: 'Pay via Invoice'. */
  invoiceLabel: string | null;
  /** `null`: there is no such button; `''`: 'Pay via Bitcoin'. */
  bitcoinLabel: string | null;
  /** Brands to show; none shows no strip. */
  cards: readonly CardBrand[];
  /** Above the buttons: a check that a person is there, e.g. a `CaptchaSlot`. */
  captcha?: ReactNode;
  /** There will be something to see of `captcha`: its place is kept while it is on its way. */
  captchaSeen?: boolean | undefined;
  /** Say that tax is added at checkout. */
  addsTax: boolean;
  /** Why the order can't be made, after a press. */
  problem?: string | null | undefined;
}

/** The stub: what it comes to, and the ways to order. 000 §2.3. @public */
export function OrderFooter(props: OrderFooterProps) {
  const { totals, currency, pending, busy, cards, addsTax, problem, invoiceLabel, bitcoinLabel } = props;
  const extras = useExtras();
  const t = useT();
  const locale = useLocale();
  const problemId = useId();
  const money = (minor: number) => <bdi suppressHydrationWarning>{formatMoney(minor, currency, locale)}</bdi>;
  const button = (choice: PaymentChoice) => ({
    'aria-disabled': props.unavailable || undefined,
    'aria-describedby': problem ? problemId : undefined,
    busy: busy === choice,
    onClick: () => {
      if (busy === null) props.onOrder(choice);
    },
  });
  const isSecondAlone = (invoiceLabel === null) !== (bitcoinLabel === null);
  const secondButton = (choice: 'invoice' | 'bitcoin', label: string | null) =>
    label !== null && (
      <Button
        {...button(choice)}
        icon={<Glyph path={extras?.[choice] ?? ''} />}
        className={isSecondAlone ? css.wholeLine : undefined}
      >
        {label || t(`order.${choice}`)}
      </Button>
    );

  return (
    <div className={widget}>
      <Stub>
        <div className={css.total}>
          <div className={css.main} role="status" aria-atomic="true" aria-busy={pending}>
            <p className={css.label}>
              {t('order.total')}
              {totals.quantity > 0 && (
                <span className={css.count}>{` · ${t('order.count', { count: totals.quantity })}`}</span>
              )}
            </p>
            <p className={css.amount} aria-busy={pending}>
              {money(totals.price)}
            </p>
          </div>
          {(totals.fees > 0 || addsTax) && (
            <p className={css.note}>
              {totals.fees > 0 &&
                withNode((amount) => t('order.includesFees', { amount }), money(totals.fees))}
              {addsTax && ` ${t('order.taxAtCheckout')}`}
            </p>
          )}
        </div>
        <StubTear />
        <div className={css.foot}>
          <div className={props.captchaSeen ? css.captcha : undefined}>{props.captcha}</div>
          <div className={css.actions}>
            <Button
              {...button(props.choice ?? 'card')}
              variant="primary"
              size="large"
              className={css.wholeLine}
            >
              {props.label || t('order.now')}
            </Button>
            {secondButton('invoice', invoiceLabel)}
            {secondButton('bitcoin', bitcoinLabel)}
            {cards.length > 0 &&
              (extras ? (
                <extras.CardMarks brands={cards} className={css.cards} />
              ) : (
                <div className={css.cards} />
              ))}
          </div>
          <p id={problemId} role="alert" className={css.problem}>
            {problem ? (
              <>
                <RowGlyph of="problem" />
                <span>{problem}</span>
              </>
            ) : null}
          </p>
        </div>
      </Stub>
    </div>
  );
}
