'use client';
import { useId, type ReactNode } from 'react';
import type { Currency, PaymentChoice } from '../../contract';
import { formatMoney, type CardBrand, type OrderTotals } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { Button } from '../kit/Button';
import { cx } from '../kit/cx';
import { Glyph } from '../kit/Glyph';
import { StubTear } from '../kit/Stub';
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
  /** Above the total, and in sight with it: what became of the last press. */
  messages?: ReactNode;
  /** Say that tax is added at checkout. */
  addsTax: boolean;
  /** Why the buttons are unavailable, beside them. */
  reason?: string | null | undefined;
  /** The same after a press: read aloud, in the place of `reason`. */
  problem?: string | null | undefined;
}

/**
 * The stub: what it comes to and the order button, which stay at the end of the window while what they stand in is in sight; below
 * the tear the other ways to order. 000 §2.3.
 * @public
 */
export function OrderFooter(props: OrderFooterProps) {
  const { totals, currency, pending, busy, cards, addsTax, reason, problem, invoiceLabel, bitcoinLabel } =
    props;
  const extras = useExtras();
  const t = useT();
  const locale = useLocale();
  const reasonId = useId();
  const money = (minor: number) => <bdi suppressHydrationWarning>{formatMoney(minor, currency, locale)}</bdi>;
  const button = (choice: PaymentChoice) => ({
    'aria-disabled': props.unavailable || undefined,
    'aria-describedby': problem || reason ? reasonId : undefined,
    busy: busy === choice,
    onClick: () => {
      if (busy === null) props.onOrder(choice);
    },
  });
  const secondButton = (choice: 'invoice' | 'bitcoin', label: string | null) =>
    label !== null && (
      <Button {...button(choice)} icon={<Glyph path={extras?.[choice] ?? ''} />} className={css.other}>
        {label || t(`order.${choice}`)}
      </Button>
    );

  const hasMore =
    totals.fees > 0 || addsTax || invoiceLabel !== null || bitcoinLabel !== null || cards.length > 0;
  const why = problem || reason;

  return (
    <>
      <div className={props.captchaSeen ? css.captchaSeen : css.captcha}>{props.captcha}</div>
      <div className={cx(widget, css.sticky)}>
        {props.messages}
        <div className={css.bar} data-torn={hasMore ? '' : undefined}>
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
          <Button {...button(props.choice ?? 'card')} variant="primary" size="large" className={css.order}>
            {props.label || t('order.now')}
          </Button>
          {why && (
            <p
              id={reasonId}
              role={problem ? 'alert' : undefined}
              className={problem ? css.problem : css.reason}
            >
              <RowGlyph of="problem" />
              <span>{why}</span>
            </p>
          )}
        </div>
      </div>
      {hasMore && (
        <div className={cx(widget, css.more)}>
          <StubTear />
          <div className={css.others}>
            {(totals.fees > 0 || addsTax) && (
              <p className={css.note}>
                {totals.fees > 0 &&
                  withNode((amount) => t('order.includesFees', { amount }), money(totals.fees))}
                {addsTax && ` ${t('order.taxAtCheckout')}`}
              </p>
            )}
            {secondButton('invoice', invoiceLabel)}
            {secondButton('bitcoin', bitcoinLabel)}
            {cards.length > 0 &&
              (extras ? (
                <extras.CardMarks brands={cards} className={css.cards} />
              ) : (
                <div className={css.cards} />
              ))}
          </div>
        </div>
      )}
    </>
  );
}
