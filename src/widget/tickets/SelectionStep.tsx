'use client';
import type { ReactNode } from 'react';
import { messageOf, orderActions, type Selection } from '../../domain';
import { useT } from '../../i18n';
import type { CaptchaChoice } from '../../hooks';
import { retry } from '../../loading/retry';
import { chunk, useChunk } from '../../themed/kit/chunk';
import { TicketSelection } from '../../themed/tickets/TicketSelection';
import type { PaymentOption } from '../../payments/ui/paymentOption';
import { useWidgetContext } from '../WidgetContext';
import { warnOfPayments } from '../warnOfPayments';
import { useSelectionStep, type SelectionStepInput } from './useSelectionStep';

export interface SelectionStepProps extends SelectionStepInput {
  onChoose: (selection: Selection) => void;
  /** The parts of the screen, arranged by the page around. */
  children?: ReactNode;
}

/** Panels 1 to 4 of 000 §2: choosing tickets, up to the hold. */
export function SelectionStep({ onChoose, children, ...input }: SelectionStepProps) {
  const { eventId, bootstrap, payments, promotionCode, onBack, components } = useWidgetContext();
  const { chosen, flow } = input;
  const { ticketsWidgetModel: widget, siteConf } = bootstrap;
  const { query, totals, ...step } = useSelectionStep(input);
  const t = useT();
  const { data } = query;
  const parts = useChunk(later, !!data || query.isError);
  // Invoices and free orders need no adapter; the rest is what the event allows and the host has brought. What loads later
  // is taken to bring them all.
  const takes = (isSo: (option: PaymentOption) => boolean | undefined) =>
    typeof payments === 'function' || payments.some(isSo);
  const actions = orderActions(
    widget,
    data && { ...data, allowBitcoin: data.allowBitcoin && takes(({ choice }) => choice === 'bitcoin') },
    bootstrap.invoiceData,
    totals,
    siteConf.features,
  );
  if (process.env.NODE_ENV !== 'production' && data) warnOfPayments(data, payments, bootstrap.invoiceData);
  const first = actions.primaryButtonAction;
  return (
    <TicketSelection
      {...step.list}
      Row={components?.Row}
      Waiting={parts?.TicketWaiting}
      event={bootstrap.event}
      title={widget.title}
      onBack={widget.enableBackButton ? onBack : undefined}
      onSelectionChange={onChoose}
      showFees={widget.showFees}
      noTicketsHeader={widget.noTicketsHeader}
      noTicketsText={widget.noTicketsText}
      promo={
        (widget.includePromoCode || promotionCode != null) && (
          <>
            {parts && (
              <parts.PromotionPanel
                eventId={eventId}
                selection={chosen ?? {}}
                takesCodes={widget.includePromoCode}
                given={promotionCode}
                refusal={query.refusal}
                onChange={step.setPromotion}
              />
            )}
          </>
        )
      }
      changes={parts && <parts.SelectionChanges {...step.changes} />}
      order={{
        ...step.order,
        currency: data?.currency ?? unknownCurrency,
        choice: first === 'free' ? 'card' : first,
        label: messageOf(actions.primaryButtonText, t),
        invoiceLabel: actions.allowCreditCardAndPayByInvoice ? (widget.ctaInvoice ?? '') : null,
        bitcoinLabel: actions.allowBitcoin && first !== 'bitcoin' ? (widget.ctaBitcoin ?? '') : null,
        cards: takes(({ showsCardMarks }) => showsCardMarks) ? actions.cards : [],
        addsTax: widget.taxOnCheckout && totals.tax > 0,
        captcha: flow.captcha && parts && <parts.CaptchaPanel choice={flow.captcha} />,
        captchaSeen: flow.captcha && isSeen(flow.captcha),
      }}
      supportEmail={siteConf.supportEmail}
      onProblemDismiss={flow.clearProblem}
      onProblemExpire={flow.clearProblem}
      attendees={parts?.attendeesOf(bootstrap) ?? []}
    >
      {children}
    </TicketSelection>
  );
}

/** Stands in for a moment only: with no tickets read there is no total to show. */
const unknownCurrency = { code: 'USD', symbol: '' };

/** The list can do without: it is asked for again for a minute, and nothing is said. */
const later = /* @__PURE__ */ chunk(() => retry(() => import('./later'), { tries: 30, pause: 2_000 }));

/** A box to tick, of the page's own captcha or of one the site names. */
const isSeen = ({ adapter, site }: CaptchaChoice) =>
  adapter ? Boolean(adapter.widget) : site?.provider === 'turnstile' || site?.provider === 'recaptchaV2';
