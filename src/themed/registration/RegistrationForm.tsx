'use client';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import type {
  EventInfo,
  FormModel,
  HeldTransaction,
  PaymentChoice,
  Person,
  PersonTicket,
  SiteConf,
  WidgetConfig,
} from '../../contract';
import { isBuyerSkipped, type CustomField, type RegistrationValues } from '../../domain';
import { RegistrationForm as Headless } from '../../headless/form';
import { useFields } from '../../headless/form/FieldsContext';
import { useFormParts } from '../../headless/form/RegistrationFormRoot';
import { useLocale, useT } from '../../i18n';
import { LinkButton } from '../kit/Button';
import { Heading } from '../kit/Heading';
import { Icon } from '../kit/Icon';
import type { CardField, CardState, PaymentProblem, PaymentSlot } from '../payment/slot';
import { Attendees } from './Attendees';
import { BillingFields, type InvoiceForm } from './BillingFields';
import { BuyerFields } from './BuyerFields';
import { CustomFields } from './CustomFields';
import { Consent } from './Consent';
import type { ConsentSettings } from '../../headless/form/registrationMethods';
import { ErrorSummary } from './ErrorSummary';
import { EventFacts } from './EventFacts';
import type { FormSlots } from './formSlots';
import { useQuestionTools, type QuestionSettings } from './questions/useQuestionTools';
import { MissingQuestions } from './MissingQuestions';
import { PaymentSection } from './PaymentSection';
import { useFillIn, type FillIn } from './help/useFillIn';
import * as css from './RegistrationForm.css';
import { SubmitBar } from './SubmitBar';
import { useSay } from './useSay';

/** Props of `RegistrationForm`. @public */
export interface RegistrationFormProps extends QuestionSettings {
  /** Heading and button texts of the organizer, and what is to be agreed to. */
  widget: Pick<
    WidgetConfig,
    'formName' | 'ctaFree' | 'ctaCreditCard' | 'ctaInvoice' | 'ctaBitcoin' | 'enforceUniqueEmail'
  > &
    ConsentSettings;
  /** Flags, and where terms and privacy policy are. */
  siteConf: Pick<SiteConf, 'features' | 'termsUrl' | 'privacyUrl'>;
  /** What the tickets are for: its name, day and venue stand below the heading. */
  event?: Pick<EventInfo, 'name' | 'start-date' | 'time-zone-id' | 'venue'> | undefined;
  /** The tickets that are held, as the backend said. */
  hold: HeldTransaction;
  /** How the buyer chose to pay; as the hold says when absent. */
  choice?: PaymentChoice | undefined;
  /** How the event is paid by invoice, where it is. */
  invoice?: InvoiceForm | undefined;
  /** The organizer's questions; a placeholder shows until they come (000 §4: 800 ms after the hold). */
  form?: FormModel | undefined;
  /** One entry for each attendee. */
  personTickets?: readonly PersonTicket[] | undefined;
  /** Given when the questions could not be loaded; the rest of the form stays usable. */
  onRetryQuestions?: (() => void) | undefined;
  /** Signed-in person: fills the first ticket and the buyer, never over what is there. */
  me?: Person | null | undefined;
  /** What was typed before, e.g. in a registration that timed out. Read once. */
  draft?: RegistrationValues | undefined;
  /** Everything typed so far, 400 ms after the last key and when the form goes away. Never a card number. */
  onDraftChange?: ((values: RegistrationValues) => void) | undefined;
  /** What is filled in, at first and with each change. The object is the form's own: read it only. */
  onValuesChange?: ((values: RegistrationValues) => void) | undefined;
  /** The order is on its way: the button turns, further submits are ignored. */
  busy?: boolean | undefined;
  /** What went wrong with the order, above the button; of an order that is paid, first of all and with the focus. */
  problem?: ReactNode;
  /** The money was taken by an earlier try: the form is sent again, and nothing more is paid. Default: false. */
  isPaid?: boolean | undefined;
  /** The fields of the chosen way to pay, e.g. `(slot) => <CardFields {...slot} … />`. */
  payment?: ((slot: PaymentSlot) => ReactNode) | undefined;
  /** A complete form. While its promise is open no other submit comes. */
  onSubmit: (values: RegistrationValues) => void | Promise<void>;
  /** Above the questions: what fills them in by itself, e.g. `(fill) => <BuyerHelp fill={fill} … />`. */
  help?: ((fill: FillIn) => ReactNode) | undefined;
  /** With the buyer's fields: whether they want to be remembered. */
  remember?: ReactNode;
  /** Fields of the page's own. Keep the list the same between renders. */
  customFields?: readonly CustomField[] | undefined;
  /** False for a way to pay that needs none of the gateway's card fields. Default: true. */
  usesCard?: boolean | undefined;
  /** What the page around puts into the form. */
  slots?: FormSlots | undefined;
  /** Where the order button is. */
  submitRef?: Ref<HTMLDivElement> | undefined;
  /** Shows 'Back to ticket selection'. */
  onBack?: (() => void) | undefined;
}

const noSlots: FormSlots = {};

/** Buyer, attendees, bill, payment and consents of a held order. 000 §2.7. Nothing typed is ever wiped by new props. @public */
export function RegistrationForm(props: RegistrationFormProps) {
  const { siteConf, busy = false, onSubmit } = props;
  const say = useSay();
  const locale = useLocale();
  const titleId = useId();
  const card = useCardBridge();
  const missing = useRef<HTMLDivElement>(null);
  const [isEarly, setEarly] = useState(false);
  return (
    <Headless.Root
      {...optionsOf(props)}
      className={css.form}
      aria-labelledby={titleId}
      features={siteConf.features}
      locale={locale}
      labels={{ say }}
      pending={busy}
      blocked={card.problems.length > 0}
      onFormSubmit={onSubmit}
      onEarlySubmit={() => {
        setEarly(true);
        missing.current?.focus();
      }}
    >
      <Contents {...props} titleId={titleId} card={card} missing={missing} isEarly={isEarly} />
    </Headless.Root>
  );
}

interface ContentsProps extends RegistrationFormProps {
  titleId: string;
  card: ReturnType<typeof useCardBridge>;
  missing: RefObject<HTMLDivElement | null>;
  isEarly: boolean;
}

function Contents({ titleId, card, missing, isEarly, ...props }: ContentsProps) {
  const { widget, siteConf, hold, form, busy = false, problem, payment, isPaid } = props;
  const { customFields, slots = noSlots } = props;
  const { features } = siteConf;
  const t = useT();
  const { methods, context } = useFields();
  const { sections } = useFormParts();
  const fill = useFillIn(methods, context, features.excludedCountries);
  const tools = useQuestionTools(props, features.excludedCountries);
  const requestsBuyer = !isBuyerSkipped(context) || !requestsPerson(form);
  return (
    <>
      {isPaid && <FirstOfAll isRefused={!busy}>{problem}</FirstOfAll>}
      <header className={css.head}>
        {props.onBack && (
          <LinkButton className={css.back} icon={<Icon name="arrow-start" />} onClick={props.onBack}>
            {t('registration.back')}
          </LinkButton>
        )}
        <Heading level={2} size="2xl" id={titleId}>
          {widget.formName || form?.name || t('registration.title')}
        </Heading>
        {props.event && <EventFacts event={props.event} />}
      </header>
      {slots.beforeForm}
      {props.help?.(fill)}
      <ErrorSummary
        sections={sections}
        taxName={hold.taxName}
        customFields={customFields}
        cardMessages={card.messages}
        focusCardField={card.focus}
        paymentProblems={card.problems}
      />
      <div className={css.parts}>
        {requestsBuyer && (
          <BuyerFields required={!isBuyerSkipped(context)} first={sections[0]}>
            {props.remember}
          </BuyerFields>
        )}
        {slots.afterBuyer}
        {sections.length > 0 ? (
          <Attendees sections={sections} tools={tools} />
        ) : (
          <div ref={missing} tabIndex={-1}>
            <MissingQuestions isKnown={Boolean(form)} isEarly={isEarly} onRetry={props.onRetryQuestions} />
          </div>
        )}
        {customFields && customFields.length > 0 && <CustomFields fields={customFields} />}
        <BillingFields
          hold={hold}
          invoice={props.invoice}
          excludedCountries={features.excludedCountries}
          usesRegionLabel={features.IHSCustomCountryLabel}
        />
        {slots.afterBilling}
        {payment && slots.beforePayment}
        {payment && <PaymentSection payment={payment} {...card.section} />}
        {!requestsBuyer && props.remember}
        <Consent context={context} settings={widget} siteConf={siteConf} />
      </div>
      {!isPaid && problem}
      {slots.beforeSubmit}
      <SubmitBar
        isPaid={isPaid}
        hold={hold}
        widget={widget}
        busy={busy}
        choice={props.choice ?? context.choice}
        usesCard={props.usesCard}
        barRef={props.submitRef}
      />
    </>
  );
}

const optionsOf = (props: RegistrationFormProps) => ({
  hold: props.hold,
  choice: props.choice,
  invoice: props.invoice?.data,
  widget: props.widget,
  form: props.form,
  personTickets: props.personTickets,
  me: props.me,
  draft: props.draft,
  onDraftChange: props.onDraftChange,
  isPaid: props.isPaid,
  usesCard: props.usesCard,
  customFields: props.customFields,
  onValuesChange: props.onValuesChange,
});

/** True when the attendees' questions already say who buys. */
const requestsPerson = (form: FormModel | undefined) =>
  ['firstName', 'lastName', 'email'].every((key) =>
    form?.entities.some((question) => question.attributeKey === key),
  );

/** Between the fields of the way to pay and the error summary: their words, and the way into them. */
function useCardBridge() {
  const [messages, onMessages] = useState<CardState['messages']>({});
  const [problems, onProblems] = useState<readonly PaymentProblem[]>([]);
  const focusable = useRef<(field: CardField) => void>(undefined);
  const onFocusable = useCallback((focus: (field: CardField) => void) => {
    focusable.current = focus;
  }, []);
  const focus = useCallback((field: CardField) => focusable.current?.(field), []);
  return { messages, problems, focus, section: { onMessages, onProblems, onFocusable } };
}

/** Takes the focus after each try: whoever has paid must not look for what became of it. */
function FirstOfAll({ isRefused, children }: { isRefused: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRefused) box.current?.focus();
  }, [isRefused]);
  return (
    <div ref={box} tabIndex={-1} className={css.firstOfAll}>
      {children}
    </div>
  );
}
