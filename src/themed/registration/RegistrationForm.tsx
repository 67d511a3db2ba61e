'use client';
import { useId, type ReactNode } from 'react';
import { RegistrationForm as Headless } from '../../headless/form';
import { useEarlySubmit } from '../../headless/form/useEarlySubmit';
import { useCardBridge } from '../../headless/payment/useCardBridge';
import { useFocusWhen } from '../../headless/useFocusWhen';
import { useLocale, useT } from '../../i18n';
import { Arrangement } from '../kit/Arrangement';
import { LinkButton } from '../kit/Button';
import { Heading } from '../kit/Heading';
import { Icon } from '../kit/Icon';
import { ErrorSummary } from './ErrorSummary';
import { EventFacts } from './EventFacts';
import { FormContext, type FormPart } from './form/FormContext';
import { Attendees, Billing, Buyer, Consents, Fields, Payment, Submit } from './form/parts';
import { useFormContents, type FormContentsInput } from './form/useFormContents';
import * as css from './RegistrationForm.css';
import type { RegistrationFormProps } from './registrationFormProps';
import { useSay } from './useSay';

/** Buyer, attendees, bill, payment and consents of a held order. 000 §2.7. Nothing typed is ever wiped by new props. @public */
export function RegistrationForm(props: RegistrationFormProps) {
  const { siteConf, busy = false, onSubmit } = props;
  const say = useSay();
  const locale = useLocale();
  const titleId = useId();
  const card = useCardBridge();
  const { missingRef, isEarly, onEarlySubmit } = useEarlySubmit();
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
      onEarlySubmit={onEarlySubmit}
    >
      <Contents {...props} titleId={titleId} card={card} missing={missingRef} isEarly={isEarly} />
    </Headless.Root>
  );
}

interface ContentsProps extends FormContentsInput {
  titleId: string;
  card: ReturnType<typeof useCardBridge>;
}

function Contents({ titleId, card, ...props }: ContentsProps) {
  const { widget, hold, form, busy = false, problem, isPaid, slots } = props;
  const t = useT();
  const contents = useFormContents({ ...props, card: card.section, ownSubmit: card.submit });
  return (
    <FormContext.Provider value={contents}>
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
      {slots?.beforeForm}
      {props.help?.(contents.fill)}
      <ErrorSummary
        sections={contents.sections}
        taxName={hold.taxName}
        customFields={props.customFields}
        cardMessages={card.messages}
        focusCardField={card.focus}
        paymentProblems={card.problems}
      />
      {props.children ? (
        <Arrangement of="TicketWidget.Form" needs={neededOf(props)}>
          {props.children}
        </Arrangement>
      ) : (
        <>
          <div className={css.parts}>
            <Buyer />
            <Attendees />
            <Fields />
            <Payment />
            <Billing />
            <Consents />
          </div>
          <Submit />
        </>
      )}
    </FormContext.Provider>
  );
}

/** Parts without which an order can't be sent. */
const neededOf = ({ payment, customFields = [] }: RegistrationFormProps): FormPart[] => [
  ...(['Buyer', 'Attendees', 'Billing', 'Consents', 'Submit'] as const),
  ...(payment ? (['Payment'] as const) : []),
  ...(customFields.length > 0 ? (['Fields'] as const) : []),
];

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

/** Takes the focus after each try: whoever has paid must not look for what became of it. */
function FirstOfAll({ isRefused, children }: { isRefused: boolean; children: ReactNode }) {
  const boxRef = useFocusWhen<HTMLDivElement>(isRefused);
  return (
    <div ref={boxRef} tabIndex={-1} className={css.firstOfAll}>
      {children}
    </div>
  );
}
