'use client';
import { useFormParts } from '../../../headless/form/RegistrationFormRoot';
import { Attendees as AttendeeSections } from '../Attendees';
import { BillingFields } from '../BillingFields';
import { BuyerFields } from '../BuyerFields';
import { Consent } from '../Consent';
import { CustomFields } from '../CustomFields';
import { MissingQuestions } from '../MissingQuestions';
import { PaymentSection } from '../PaymentSection';
import { SubmitBar } from '../SubmitBar';
import { useFormPart } from './FormContext';

/** Who buys, unless the attendees' questions say it. @experimental */
export function Buyer() {
  const { slots, requestsBuyer, isBuyerOptional, sections, remember } = useFormPart('Buyer');
  return (
    <>
      {requestsBuyer && (
        <BuyerFields required={!isBuyerOptional} first={sections[0]}>
          {remember}
        </BuyerFields>
      )}
      {slots?.afterBuyer}
    </>
  );
}

/** The organizer's questions to each attendee. @experimental */
export function Attendees() {
  const { sections, tools, missing, form, isEarly, onRetryQuestions } = useFormPart('Attendees');
  if (sections.length > 0) return <AttendeeSections sections={sections} tools={tools} />;
  return (
    <div ref={missing} tabIndex={-1}>
      <MissingQuestions isKnown={Boolean(form)} isEarly={isEarly} onRetry={onRetryQuestions} />
    </div>
  );
}

/** Fields of the page's own. @experimental */
export function Fields() {
  const { customFields } = useFormPart('Fields');
  return customFields && customFields.length > 0 && <CustomFields fields={customFields} />;
}

/** The payment options with their fields; nothing where nothing is paid here. @experimental */
export function Payment() {
  const { payment, slots, card } = useFormPart('Payment');
  return (
    payment && (
      <>
        {slots?.beforePayment}
        <PaymentSection payment={payment} {...card} />
      </>
    )
  );
}

/** The bill, where there is one. @experimental */
export function Billing() {
  const { hold, invoice, siteConf, slots, addressCompletion, onError } = useFormPart('Billing');
  const { features } = siteConf;
  return (
    <>
      <BillingFields
        hold={hold}
        invoice={invoice}
        excludedCountries={features.excludedCountries}
        usesRegionLabel={features.IHSCustomCountryLabel}
        addressCompletion={addressCompletion}
        onError={onError}
      />
      {slots?.afterBilling}
    </>
  );
}

/** What is to be agreed to, and whether the buyer is remembered. @experimental */
export function Consents() {
  const { requestsBuyer, remember, context, widget, siteConf } = useFormPart('Consents');
  return (
    <>
      {!requestsBuyer && remember}
      <Consent context={context} settings={widget} siteConf={siteConf} />
    </>
  );
}

/** The order button, and above it what went wrong. @experimental */
export function Submit() {
  const { isPaid, problem, slots, hold, widget, ...form } = useFormPart('Submit');
  const { state } = useFormParts();
  return (
    <>
      {!isPaid && problem}
      {slots?.beforeSubmit}
      <SubmitBar
        isPaid={isPaid}
        hold={hold}
        widget={widget}
        busy={state.pending}
        choice={form.choice ?? form.context.choice}
        usesCard={form.usesCard}
        isOwn={form.ownSubmit.isOwn}
        ownRef={form.ownSubmit.containerRef}
        barRef={form.submitRef}
      />
    </>
  );
}
