'use client';
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ErrorListener } from '../../diagnostics';
import type { HeldTransaction } from '../../contract';
import {
  orderSubmission,
  payerOf,
  transactionFields,
  type OrderState,
  type Problem,
  type RegistrationValues,
} from '../../domain';
import {
  useBuyerReuse,
  useCoverWatch,
  useFormUpload,
  useHoldGuard,
  useIsOffline,
  usePersonTickets,
  type UseOrderResult,
} from '../../hooks';
import { useLocale } from '../../i18n';
import { ProblemBanner } from '../../themed/notices/ProblemBanner';
import { CoveredNotice } from '../../themed/registration/CoveredNotice';
import { LinkedNotice } from '../../themed/registration/LinkedNotice';
import { OfflineNotice } from '../../themed/registration/OfflineNotice';
import { OutcomeUnknown } from '../../themed/registration/OutcomeUnknown';
import { PrivacyPanel } from '../../themed/registration/PrivacyPanel';
import { RememberMe } from '../../themed/registration/help/RememberMe';
import { RegistrationForm } from '../../themed/registration/RegistrationForm';
import { RegistrationLayout } from '../../themed/registration/RegistrationLayout';
import { Branding } from '../../themed/order/Branding';
import { OrderSummary } from '../../themed/order/OrderSummary';
import { PanelBoundary } from '../PanelBoundary';
import { lazyWithRetry } from '../../payments/ui/lazyWithRetry';
import { prefetch } from '../../payments/ui/prefetch';
import { PaymentFields } from '../payment/PaymentFields';
import type { PaymentOption } from '../../payments/ui/paymentOption';
import { usePayment } from '../payment/usePayment';
import { useWidgetContext } from '../WidgetContext';
import { HoldTime } from './HoldTime';
import { NoPayment } from './NoPayment';
import { OtherDevice } from './OtherDevice';
import { prefilled } from './prefilled';
import { FormPanel, SidePanel } from './StepPanel';
import { StepScreen } from './StepScreen';
import { useControls } from './useControls';
import { useHelp } from './useHelp';
import { useInvoiceForm } from './useInvoiceForm';
import { useLeads } from './useLeads';
import { useWidgetSteps } from './useWidgetSteps';
import { warnOfFields, warnOfSteps } from './warnOfOwnParts';

const loadInFlight = () => import('../payment/InFlight');
const InFlight = /* @__PURE__ */ lazyWithRetry(loadInFlight, 'InFlight');

export interface RegistrationStepProps {
  order: UseOrderResult;
  state: Extract<OrderState, { hold: unknown }>;
  payments: readonly PaymentOption[];
  /** The parts of the form, arranged by the page around. */
  children?: ReactNode;
}

/** Panels 5 to 8 of 000 §2: what is held, who comes, who pays and how. */
export function RegistrationStep({ order, state, payments, children }: RegistrationStepProps) {
  const { eventId, bootstrap, onEvent, onError, ...host } = useWidgetContext();
  const { ticketsWidgetModel: widget, siteConf, event } = bootstrap;
  const { hold } = state;
  const locale = useLocale();
  const questions = usePersonTickets(eventId, hold.token);
  const payment = usePayment({ payments, hold, choice: state.choice, bootstrap, order });
  const { isPaid = false } = state;
  const canBePaid = payment.offered.length > 0 || isPaid;
  const steps = useWidgetSteps(host.steps, isPaid);
  if (process.env.NODE_ENV !== 'production') warnOfFields(host.customFields);
  if (process.env.NODE_ENV !== 'production') warnOfSteps(host.steps);
  const { form, personTickets } = questions.data ?? {};
  const invoice = useInvoiceForm(bootstrap, hold);
  const leads = useLeads({ eventId, widget, hold, form, personTickets, locale, draft: order.draft });
  const [draft, setDraft] = useState(leads.draft);
  const [typed, setTyped] = useState(draft !== undefined);
  const problem = state.at === 'registering' ? state.problem : null;
  const upload = useFormUpload(eventId, hold.token, (code) => onEvent({ type: 'uploadFailed', code }));
  useFreshSeats(problem, questions.refetch);
  useHoldGuard({ flow: order, at: state.at, typed });
  const cover = useCoverWatch(host.guardsClicks);
  const [isCovered, setCovered] = useState(false);
  const submit = (values: RegistrationValues) => {
    const covers = cover.isCovered();
    setCovered(covers);
    if (covers) return;
    const { additionalTerms } = widget;
    const { customFields } = host;
    const context = {
      hold,
      form,
      personTickets,
      locale,
      additionalTerms,
      customFields,
      ...invoice.submission,
    };
    const [only] = payment.offered;
    // Nothing is picked: there is a single way, and the order is held for another.
    if (!payment.option && only) {
      payment.pick(only.id);
      return;
    }
    const pay = payment.ready();
    if (!pay || !invoice.isReady) return;
    steps.finish(() => {
      prefetch(loadInFlight);
      leads.stop();
      const saved = orderSubmission(values, context);
      if (!isPaidElsewhere(hold, payments)) reuse.keep(saved.billingAddress);
      pay(order, {
        payer: payerOf(values, context),
        order: { ...transactionFields(hold, widget, leads.consent()), ...saved },
      });
    });
  };
  const reuse = useBuyerReuse(widget.allowInformationReuse);
  const help = useHelp({ widget, reuse, authUrl: host.authUrl, popups: host.popups, onEvent, onError });
  const isOffline = useIsOffline();
  const me = useMemo(() => prefilled(bootstrap.me, host.prefill), [bootstrap.me, host.prefill]);
  useControls(host.controls, order);
  // A swap has no selection to go back to.
  const onBack = hold.swapToken === undefined ? order.release : undefined;
  const isUnknown = state.at === 'unknownOutcome';
  return (
    <RegistrationLayout
      countdown={
        <>
          <HoldTime
            state={state}
            order={order}
            bootstrap={bootstrap}
            onEvent={onEvent}
            onError={onError}
            onWarning={host.onCountdownWarning}
          />
          <OfflineNotice offline={isOffline} />
        </>
      }
      summary={
        <SidePanel onError={onError}>
          <OrderSummary hold={hold} widget={widget} />
        </SidePanel>
      }
      branding={
        <>
          <OtherDevice state={state} order={order} onError={onError} />
          {!siteConf.features.removeBranding && <Branding />}
        </>
      }
    >
      {isUnknown && (
        <OutcomeUnknown
          checking={state.checking}
          onCheckAgain={order.checkOutcome}
          supportEmail={siteConf.supportEmail}
        />
      )}
      <PrivacyPanel
        open={leads.requestsConsent && state.at === 'registering'}
        eventName={event.name}
        privacyUrl={siteConf.privacyUrl}
        onAnswer={leads.answerConsent}
      />
      {/* Hidden, not gone: what was typed and the provider's fields stay. */}
      <div hidden={isUnknown} onInput={() => setTyped(true)}>
        <FormPanel onError={onError} onBack={onBack} onRetry={() => setDraft(leads.typed())}>
          {canBePaid ? (
            <StepScreen {...steps} hold={hold} onRelease={onBack}>
              <RegistrationForm
                customFields={host.customFields}
                usesCard={payment.usesCard}
                slots={host.slots}
                addressCompletion={host.addressCompletion}
                onError={onError}
                widget={widget}
                siteConf={siteConf}
                hold={hold}
                choice={payment.choice}
                invoice={invoice.form}
                form={form}
                personTickets={personTickets}
                event={event}
                timeZone={event['time-zone-id']}
                onUpload={upload}
                onRetryQuestions={questions.isError ? () => void questions.refetch() : undefined}
                me={me}
                draft={draft}
                onDraftChange={leads.keep}
                onValuesChange={leads.track}
                busy={state.at !== 'registering'}
                isPaid={isPaid}
                problem={
                  <>
                    {state.isFromLink && <LinkedNotice />}
                    {isCovered && <CoveredNotice address={ownWindowAddress()} />}
                    <ProblemBanner
                      problem={problem}
                      supportEmail={siteConf.supportEmail}
                      onDismiss={order.clearProblem}
                      onExpire={order.clearProblem}
                    />
                  </>
                }
                payment={
                  payment.hasFields
                    ? (slot) => (
                        <PaymentFields
                          {...payment}
                          isPaid={isPaid}
                          hold={hold}
                          slot={slot}
                          widget={widget}
                          siteConf={siteConf}
                          onError={onError}
                        />
                      )
                    : undefined
                }
                help={help}
                remember={
                  reuse.isOffered && <RememberMe checked={reuse.remembers} onChange={reuse.setRemembers} />
                }
                submitRef={cover.watch}
                onSubmit={submit}
                onBack={onBack}
              >
                {children}
              </RegistrationForm>
            </StepScreen>
          ) : (
            <NoPayment supportEmail={siteConf.supportEmail} onBack={onBack} />
          )}
        </FormPanel>
      </div>
      {(state.at === 'authenticating' || state.at === 'redirecting') && (
        <PanelBoundary onError={leaveWith(onError, order)} fallback={() => null}>
          <Suspense>
            <InFlight state={state} order={order} onLeave={host.onLeave} returnUrl={host.returnUrl} />
          </Suspense>
        </PanelBoundary>
      )}
    </RegistrationLayout>
  );
}

/** A challenge that can't be shown is left: what became of the payment is read again, and the buyer is informed (FAULTS F40). */
const leaveWith =
  (report: ErrorListener | undefined, order: UseOrderResult): ErrorListener =>
  (error) => {
    order.leaveChallenge();
    order.comeBack();
    report?.(error);
  };

/** Without what only a frame knows. */
function ownWindowAddress(): string {
  const url = new URL(window.location.href);
  url.searchParams.delete('parentOrigin');
  return url.href;
}

/** 000 §4 Submit: then nothing is kept here. */
const isPaidElsewhere = (
  { gateway, orderTotal, isPayByInvoice }: HeldTransaction,
  payments: readonly PaymentOption[],
): boolean =>
  orderTotal > 0 &&
  !isPayByInvoice &&
  payments.some(({ id, isElsewhere }) => id === gateway && isElsewhere === true);

/** A session that was full has no seats any more: the questions are read again, so that they say so (000 §8, 4012). */
function useFreshSeats(problem: Problem | null, read: () => Promise<unknown>) {
  useEffect(() => {
    if (problem?.event === 'sessionReachedCapacity') void read();
  }, [problem, read]);
}
