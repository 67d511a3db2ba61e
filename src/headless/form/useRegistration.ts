'use client';
import { useEffect, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type {
  FormModel,
  HeldTransaction,
  InvoiceData,
  PaymentChoice,
  Person,
  PersonTicket,
  WidgetConfig,
} from '../../contract';
import {
  contextOf,
  initialAnswers,
  initialValues,
  invoiceFieldsOf,
  isTermsAgreed,
  textsOf,
  type CustomField,
  type RegistrationContext,
  type RegistrationValues,
} from '../../domain';
import { useLatest } from '../../react';
import type { ConsentSettings, RegistrationMethods } from './registrationMethods';
import { useRepeatedEmails } from './useRepeatedEmails';
import { missingRules, registrationResolver } from './resolver';

export interface RegistrationOptions {
  /** BCP 47. */
  locale: string;
  hold: HeldTransaction;
  /** How the buyer chose to pay; as the hold says when absent. */
  choice: PaymentChoice | undefined;
  features: RegistrationContext['features'];
  form: FormModel | undefined;
  personTickets: readonly PersonTicket[] | undefined;
  me: Person | null | undefined;
  draft: RegistrationValues | undefined;
  /** What the bill asks for when it is paid by invoice. */
  invoice: InvoiceData | undefined;
  widget: ConsentSettings & Pick<WidgetConfig, 'enforceUniqueEmail'>;
  /** No card is needed any more. */
  isPaid?: boolean | undefined;
  /** False: no card is needed for this way to pay. */
  usesCard?: boolean | undefined;
  customFields?: readonly CustomField[] | undefined;
  onDraftChange: ((values: RegistrationValues) => void) | undefined;
  onValuesChange: ((values: RegistrationValues) => void) | undefined;
}

/** The form's values and rules. Values are set once; later props only fill what is still empty. */
export function useRegistration(options: RegistrationOptions) {
  const { hold, choice, features, form, personTickets, me, draft, invoice, isPaid, usesCard, locale } =
    options;
  const { customFields } = options;
  // Mandatory only where there is something to agree to.
  const additionalTermsMandatory = Boolean(
    options.widget.additionalTerms && options.widget.additionalTermsMandatory,
  );
  const uniqueEmails = options.widget.enforceUniqueEmail;
  const context = useMemo(
    () =>
      contextOf(hold, {
        features,
        form,
        personTickets,
        additionalTermsMandatory,
        uniqueEmails,
        isPaid,
        usesCard,
        customFields,
        invoice: invoice && invoiceFieldsOf(invoice),
        ...(choice && !hold.isPayByInvoice && { choice }),
      }),
    [
      hold,
      choice,
      features,
      form,
      personTickets,
      invoice,
      additionalTermsMandatory,
      uniqueEmails,
      isPaid,
      usesCard,
      customFields,
    ],
  );
  const resolver = useMemo(() => registrationResolver(context), [context]);
  const methods = useForm<RegistrationValues>({
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues: initialValues({
      form,
      personTickets,
      me,
      draft,
      locale,
      joinsCommunity: options.widget.joinCommunityOnRegistration,
      agrees: isTermsAgreed(context),
    }),
  });
  useRulesAhead();
  useKnownFields(methods);
  useLatePrefill(methods, { form, personTickets, me, draft, locale });
  useRepeatedEmails(methods, context);
  useDraft(methods, options.onDraftChange);
  useFollower(methods, options.onValuesChange);
  return { methods, context };
}

/** Once the form is on the screen: its fields come before what checks them. */
function useRulesAhead() {
  useEffect(() => {
    const timer = setTimeout(() => void missingRules()?.catch(() => undefined), 100);
    return () => clearTimeout(timer);
  }, []);
}

/** A form in which one field is drawn looks the same as that field being left: the resolver would check nothing else. */
function useKnownFields({ register }: RegistrationMethods) {
  useEffect(() => {
    for (const name of ['buyer.email', 'legalAgreement'] as const) register(name);
  }, [register]);
}

/** Questions come 800 ms after the hold (000 §4): what they bring fills empty fields and nothing else (FAULTS F17). */
function useLatePrefill(
  { getValues, setValue }: RegistrationMethods,
  sources: Pick<RegistrationOptions, 'form' | 'personTickets' | 'me' | 'draft'> & { locale: string },
) {
  const { form, personTickets, me, draft, locale } = sources;
  // The draft is where the form starts from; a parent that hands back what it was given must not fill cleared fields.
  const firstDraft = useRef(draft);
  const filled = useRef(new Set<string>());
  useEffect(() => {
    if (!form || !personTickets) return;
    const answers = initialAnswers({ form, personTickets, me, draft: firstDraft.current, locale });
    for (const [ticket, questions] of Object.entries(answers)) {
      if (filled.current.has(ticket)) continue;
      filled.current.add(ticket);
      for (const [question, answer] of Object.entries(questions)) {
        const name = `attendees.${ticket}.${question}` as const;
        const isEmpty = textsOf(getValues(name)).length === 0;
        if (isEmpty && answer) setValue(name, answer);
      }
    }
  }, [form, personTickets, me, locale, getValues, setValue]);
}

function useFollower(
  { subscribe, getValues }: RegistrationMethods,
  onValuesChange: RegistrationOptions['onValuesChange'],
) {
  const latestRef = useLatest(onValuesChange);
  useEffect(() => {
    const notify = () => latestRef.current?.(getValues());
    notify();
    return subscribe({ formState: { values: true }, callback: notify });
  }, [subscribe, getValues, latestRef]);
}

/** Milliseconds without typing before the draft is reported. */
const draftPause = 400;

function useDraft(
  { subscribe, getValues }: RegistrationMethods,
  onDraftChange: RegistrationOptions['onDraftChange'],
) {
  const latestRef = useLatest(onDraftChange);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notify = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      latestRef.current?.(structuredClone(getValues()));
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(notify, draftPause);
      },
    });
    window.addEventListener('pagehide', notify);
    return () => {
      window.removeEventListener('pagehide', notify);
      stop();
      notify();
    };
  }, [subscribe, getValues, latestRef]);
}
