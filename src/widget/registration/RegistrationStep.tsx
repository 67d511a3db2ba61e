'use client';
import { Suspense, useCallback, useRef, useState } from 'react';
import type { WidgetBootstrap } from '../../contract';
import {
  orderSubmission,
  payerOf,
  type OrderState,
  type RegistrationValues,
  type WidgetEventListener,
} from '../../domain';
import { useHoldGuard, useIsOffline, usePersonTickets, type UseOrderResult } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import { Skeleton } from '../../themed/kit/Skeleton';
import { ProblemBanner } from '../../themed/notices/ProblemBanner';
import { ChallengeDialog } from '../../themed/payment/ChallengeDialog';
import { OfflineNotice } from '../../themed/registration/OfflineNotice';
import { OutcomeUnknown } from '../../themed/registration/OutcomeUnknown';
import { PrivacyPanel } from '../../themed/registration/PrivacyPanel';
import { RegistrationForm } from '../../themed/registration/RegistrationForm';
import { RegistrationLayout } from '../../themed/registration/RegistrationLayout';
import { Branding } from '../../themed/summary/Branding';
import { OrderSummary } from '../../themed/summary/OrderSummary';
import type { PaymentOption, ReadyPayment } from '../payment/paymentOption';
import { HoldTime } from './HoldTime';
import { useInvoiceForm } from './useInvoiceForm';
import { useLeads } from './useLeads';

export interface RegistrationStepProps {
  eventId: string;
  bootstrap: WidgetBootstrap;
  order: UseOrderResult;
  state: Extract<OrderState, { hold: unknown }>;
  payments: readonly PaymentOption[];
  /** Hears of what happens. It does not throw, and stays the same between renders. */
  onEvent: WidgetEventListener;
}

/** Panels 5 to 8 of 000 §2: what is held, who comes, who pays and how. */
export function RegistrationStep(props: RegistrationStepProps) {
  const { eventId, bootstrap, order, state, payments, onEvent } = props;
  const { ticketsWidgetModel: widget, siteConf, event } = bootstrap;
  const { hold } = state;
  const t = useT();
  const locale = useLocale();
  const questions = usePersonTickets(eventId, hold.token);
  const option = payments.find(({ isOffered }) => isOffered({ hold }));
  const { form, personTickets } = questions.data ?? {};
  const invoice = useInvoiceForm(bootstrap, hold);
  const leads = useLeads({ eventId, widget, hold, form, personTickets, locale, draft: order.draft });
  const [typed, setTyped] = useState(leads.draft !== undefined);
  useHoldGuard({ flow: order, at: state.at, typed });
  const ready = useRef<ReadyPayment | null>(null);
  const setReady = useCallback((payment: ReadyPayment | null) => {
    ready.current = payment;
  }, []);

  const submit = (values: RegistrationValues) => {
    const { additionalTerms } = widget;
    const context = { hold, form, personTickets, locale, additionalTerms, ...invoice.submission };
    const pay = option?.ready ?? ready.current;
    if (!pay || !invoice.isReady) return;
    leads.stop();
    pay(order, { payer: payerOf(values, context), order: orderSubmission(values, context) });
  };
  const isOffline = useIsOffline();
  const Fields = option?.Fields;
  const isUnknown = state.at === 'unknownOutcome';
  return (
    <RegistrationLayout
      countdown={
        <>
          <HoldTime {...{ state, order, bootstrap, onEvent }} />
          <OfflineNotice offline={isOffline} />
        </>
      }
      summary={<OrderSummary hold={hold} widget={widget} />}
      branding={siteConf.features.removeBranding ? undefined : <Branding />}
    >
      {isUnknown && <OutcomeUnknown checking={state.checking} onCheckAgain={order.checkOutcome} />}
      <PrivacyPanel
        open={leads.asksConsent && state.at === 'registering'}
        eventName={event.name}
        privacyUrl={siteConf.privacyUrl}
        onAnswer={leads.answerConsent}
      />
      {/* Hidden, not gone: what was typed and the provider's fields stay. */}
      <div hidden={isUnknown} onInput={() => setTyped(true)}>
        <RegistrationForm
          widget={widget}
          siteConf={siteConf}
          hold={hold}
          invoice={invoice.form}
          form={form}
          personTickets={personTickets}
          onRetryQuestions={questions.isError ? () => void questions.refetch() : undefined}
          me={bootstrap.me}
          draft={leads.draft}
          onDraftChange={leads.keep}
          onValuesChange={leads.track}
          busy={state.at !== 'registering'}
          problem={
            <>
              {!option && <Notice tone="danger" title={t('payment.noneOffered')} live="polite" />}
              <ProblemBanner
                problem={state.at === 'registering' ? state.problem : null}
                supportEmail={siteConf.supportEmail}
                onDismiss={order.clearProblem}
                onExpire={order.clearProblem}
              />
            </>
          }
          payment={
            Fields &&
            ((slot) => (
              <Suspense fallback={<Skeleton height="8rem" />}>
                <Fields slot={slot} widget={widget} features={siteConf.features} onReady={setReady} />
              </Suspense>
            ))
          }
          onSubmit={submit}
          // A swap has no selection to go back to.
          onBack={hold.swapToken === undefined ? order.release : undefined}
        />
      </div>
      {state.at === 'authenticating' && (
        <ChallengeDialog
          url={state.challenge.url}
          onAnswered={order.leaveChallenge}
          onCancel={order.leaveChallenge}
        />
      )}
    </RegistrationLayout>
  );
}
