'use client';
import { useId } from 'react';
import type { Currency, PaymentChoice } from '../../contract';
import { formatMoney, type OrderTotals } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { Button } from '../kit/Button';
import type { CardBrand } from '../kit/CardMarks';
import { alertCircle, bitcoin, invoice } from '../kit/drawings';
import { Glyph } from '../kit/Glyph';
import { Stub, StubTear } from '../kit/Stub';
import { measured } from './layout.css';
import * as css from './OrderFooter.css';
import { useExtras } from './useExtras';
import { withNode } from './withNode';

export interface OrderFooterProps {
  totals: OrderTotals;
  currency: Currency;
  /** The total is local arithmetic until the server has answered: shown muted. */
  pending: boolean;
  primaryLabel: string;
  onOrder: () => void;
  /** Marks the buttons as unavailable; they can be pressed all the same, so that the caller can say why. */
  orderUnavailable: boolean;
  /** Which button waits for its answer. */
  busy: PaymentChoice | null;
  /** Without it there is no such button. */
  onPayByInvoice?: (() => void) | undefined;
  /** Default: 'Pay via Invoice'. */
  invoiceLabel?: string | undefined;
  /** Without it there is no such button. */
  onPayByBitcoin?: (() => void) | undefined;
  /** Default: 'Pay via Bitcoin'. */
  bitcoinLabel?: string | undefined;
  /** Brands to show; none shows no strip. */
  cards: readonly CardBrand[];
  /** What is to be known about tax, e.g. 'Tax is added at checkout.' */
  taxNote: string | null;
  /** Why the order can't be made, after a press. */
  problem?: string | null | undefined;
}

/** The stub: what it comes to, and the ways to order. 000 §2.3. */
export function OrderFooter(props: OrderFooterProps) {
  const { totals, currency, pending, orderUnavailable, busy, cards, taxNote, problem } = props;
  const { onOrder, onPayByInvoice, onPayByBitcoin } = props;
  const extras = useExtras();
  const t = useT();
  const locale = useLocale();
  const problemId = useId();
  const money = (minor: number) => <bdi>{formatMoney(minor, currency, locale)}</bdi>;
  const press = (handle: () => void) => () => {
    if (busy === null) handle();
  };
  const button = {
    'aria-disabled': orderUnavailable || undefined,
    'aria-describedby': problem ? problemId : undefined,
  };
  const isSecondAlone = !onPayByInvoice !== !onPayByBitcoin;
  const second = isSecondAlone ? css.wholeLine : undefined;

  return (
    <div className={measured}>
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
          {(totals.fees > 0 || taxNote) && (
            <p className={css.note}>
              {totals.fees > 0 &&
                withNode((amount) => t('order.includesFees', { amount }), money(totals.fees))}
              {totals.fees > 0 && taxNote && ' '}
              {taxNote}
            </p>
          )}
        </div>
        <StubTear />
        <div className={css.foot}>
          <div className={css.actions}>
            <Button
              {...button}
              variant="primary"
              size="large"
              className={css.wholeLine}
              busy={busy === 'card'}
              onClick={press(onOrder)}
            >
              {props.primaryLabel}
            </Button>
            {onPayByInvoice && (
              <Button
                {...button}
                icon={<Glyph path={invoice} />}
                className={second}
                busy={busy === 'invoice'}
                onClick={press(onPayByInvoice)}
              >
                {props.invoiceLabel ?? t('order.invoice')}
              </Button>
            )}
            {onPayByBitcoin && (
              <Button
                {...button}
                icon={<Glyph path={bitcoin} />}
                className={second}
                busy={busy === 'bitcoin'}
                onClick={press(onPayByBitcoin)}
              >
                {props.bitcoinLabel ?? t('order.bitcoin')}
              </Button>
            )}
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
                <Glyph path={alertCircle} size="small" />
                <span>{problem}</span>
              </>
            ) : null}
          </p>
        </div>
      </Stub>
    </div>
  );
}
