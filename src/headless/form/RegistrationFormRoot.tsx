'use client';
import { createContext, forwardRef, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { useFormState } from 'react-hook-form';
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
  attendeeSections,
  type AttendeeSection,
  type CustomField,
  type Message,
  type RegistrationContext,
  type RegistrationValues,
} from '../../domain';
import { useLatest, useRequiredContext } from '../../react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { FieldsContext, reportUnfinished } from './FieldsContext';
import type { ConsentSettings } from './registrationMethods';
import type { Upload } from './upload';
import { missingRules } from './resolver';
import { useFormScope } from './useFormScope';

/** What a registration form is in. @public */
export interface RegistrationFormState {
  /** The order is on its way: nothing else is sent. */
  pending: boolean;
  /** It was sent, and something in it is still missing or wrong. */
  invalid: boolean;
}

/** The words of the parts, in the language of the page. @public */
export interface RegistrationFormLabels {
  /** A message in words: `messageOf` of `boxoffice/domain` with your translations. Keep the function the same between renders. */
  say: (message: Message) => string;
}

/** Props of `RegistrationForm.Root`. @public */
export interface RegistrationFormRootProps extends HeadlessProps<'form', RegistrationFormState> {
  /** The tickets that are held, as the backend said: they decide what has to be filled in. */
  hold: HeldTransaction;
  /** What is to be agreed to, and whether each attendee needs an email address of their own. */
  widget: ConsentSettings & Pick<WidgetConfig, 'enforceUniqueEmail'>;
  /** Flags of the site, e.g. whether terms are agreed to without a box. */
  features: RegistrationContext['features'];
  /** The organizer’s questions; nothing is sent before they are there. */
  form?: FormModel | undefined;
  /** One entry for each attendee. */
  personTickets?: readonly PersonTicket[] | undefined;
  /** How the buyer chose to pay; as the hold says when absent. */
  choice?: PaymentChoice | undefined;
  /** What the event asks for on its invoices. */
  invoice?: InvoiceData | undefined;
  /** Signed-in person: fills the first ticket and the buyer, never over what is there. */
  me?: Person | null | undefined;
  /** What was typed before. Read once. */
  draft?: RegistrationValues | undefined;
  /** Everything typed so far, 400 ms after the last key and when the form goes away. */
  onDraftChange?: ((values: RegistrationValues) => void) | undefined;
  /** What is filled in, at first and with each change. The object is the form’s own: read it only. */
  onValuesChange?: ((values: RegistrationValues) => void) | undefined;
  /** The money was taken by an earlier try. Default: false. */
  isPaid?: boolean | undefined;
  /** False for a way to pay that needs no card fields of the gateway. Default: true. */
  usesCard?: boolean | undefined;
  /** Fields of the page’s own. Keep the list the same between renders. */
  customFields?: readonly CustomField[] | undefined;
  /** ISO 3166-1 codes that can’t be chosen where a country is asked for. Default: none. */
  excludedCountries?: readonly string[] | undefined;
  /** Takes a file that answers a question to the backend; without it nobody can answer such a question. */
  onUpload?: Upload | undefined;
  /** BCP 47; names of countries and what is known of a person follow it. */
  locale: string;
  /** The order is on its way: further submits are ignored. Default: false. */
  pending?: boolean | undefined;
  /** Something that is no field of the form keeps it from being sent, e.g. a card that is not complete. Default: false. */
  blocked?: boolean | undefined;
  /** A complete form. While its promise is open no other submit comes. */
  onFormSubmit: (values: RegistrationValues) => void | Promise<void>;
  /** All that is there is right, and the questions are not there yet. */
  onEarlySubmit?: (() => void) | undefined;
  labels: RegistrationFormLabels;
}

export interface RegistrationFormContextValue {
  state: RegistrationFormState;
  sections: readonly AttendeeSection[];
  customFields: readonly CustomField[];
  excludedCountries: readonly string[] | undefined;
  upload: Upload;
  locale: string;
}

const FormContext = /* @__PURE__ */ createContext<RegistrationFormContextValue | null>(null);

export const useFormParts = (): RegistrationFormContextValue =>
  useRequiredContext(FormContext, 'RegistrationForm.Root');

const noSections: readonly AttendeeSection[] = [];
const noFields: readonly CustomField[] = [];

/**
 * Buyer, attendees, bill and consents of a held order, with its rules (000 §5). Renders a `form` with `data-pending` and `data-invalid`. Errors
 * show once a field was left, and hide while it is being corrected; a submit checks everything, and calls `onFormSubmit` when all is right. What
 * checks it is loaded once it is drawn: a submit before that is pending, and where nothing comes after three tries the nearest error boundary gets the error.
 *
 * @example
 * <RegistrationForm.Root hold={hold} widget={widget} features={{}} form={form} personTickets={tickets} locale="en" labels={labels} onFormSubmit={order}>
 *   <RegistrationForm.ErrorSummary>{(error) => <RegistrationForm.ErrorLink />}</RegistrationForm.ErrorSummary>
 *   <RegistrationForm.Field name="buyer.email" label="Email">
 *     <RegistrationForm.Label /> <RegistrationForm.Control /> <RegistrationForm.Error />
 *   </RegistrationForm.Field>
 *   <RegistrationForm.Attendees>
 *     {() => (
 *       <RegistrationForm.Attendee>
 *         <RegistrationForm.AttendeeTitle />
 *         <RegistrationForm.Questions>
 *           {() => (
 *             <RegistrationForm.Question>
 *               <RegistrationForm.Label /> <RegistrationForm.Control /> <RegistrationForm.Error />
 *             </RegistrationForm.Question>
 *           )}
 *         </RegistrationForm.Questions>
 *       </RegistrationForm.Attendee>
 *     )}
 *   </RegistrationForm.Attendees>
 *   <RegistrationForm.Submit>Order</RegistrationForm.Submit>
 * </RegistrationForm.Root>
 */
export const Root = /* @__PURE__ */ forwardRef<HTMLFormElement, RegistrationFormRootProps>(
  function Root(props, ref) {
    const { hold, widget, features, form, personTickets, choice, invoice, me, draft, ...others } = props;
    const { onDraftChange, onValuesChange, isPaid, usesCard, customFields, locale, ...more } = others;
    const { excludedCountries, onUpload, pending = false, blocked = false, labels, ...last } = more;
    const { onFormSubmit, onEarlySubmit, ...rest } = last;
    const data = { hold, widget, features, form, personTickets, choice, invoice, me, draft };
    const fields = useFormScope(
      { ...data, onDraftChange, onValuesChange, isPaid, usesCard, customFields, locale },
      labels.say,
    );
    const { errors, submitCount } = useFormState({ control: fields.methods.control });
    const rules = useRules();
    const isPending = pending || rules.isAwaited;
    const isInvalid = submitCount > 0 && Object.keys(errors).length > 0;
    const sections = useMemo(
      () => (form && personTickets ? attendeeSections(form, personTickets) : noSections),
      [form, personTickets],
    );
    const latestUploadRef = useLatest(onUpload);
    const context = useMemo<RegistrationFormContextValue>(
      () => ({
        state: { pending: isPending, invalid: isInvalid },
        sections,
        customFields: customFields ?? noFields,
        excludedCountries,
        upload: async (...file) =>
          (await latestUploadRef.current?.(...file)) ?? { problem: { key: 'registration.file.failed' } },
        locale,
      }),
      [isPending, isInvalid, sections, customFields, excludedCountries, latestUploadRef, locale],
    );
    const submit = useSingleSubmit(
      async (event) => {
        await fields.methods.handleSubmit((values) => {
          if (reportUnfinished(fields) || blocked) return undefined;
          // Whoever comes has not been asked yet: the backend would refuse the order (FAULTS F16).
          if (!form || !personTickets) {
            onEarlySubmit?.();
            return undefined;
          }
          return onFormSubmit(values);
        })(event);
      },
      rules,
      pending,
    );
    const element = useRenderElement('form', context.state, rest, {
      ref,
      defaults: { noValidate: true },
      handlers: {
        onSubmit: (event) => {
          if (!event.isDefaultPrevented()) void submit(event);
        },
      },
    });
    return (
      <FieldsContext.Provider value={fields}>
        <FormContext.Provider value={context}>{element}</FormContext.Provider>
      </FieldsContext.Provider>
    );
  },
);

/** What checks the form comes behind it: who sends it before waits. Where it is lost, whatever the form is in says so (FAULTS F145). */
function useRules() {
  const [isAwaited, setAwaited] = useState(false);
  const [failure, setFailure] = useState<{ cause: unknown }>();
  if (failure) throw failure.cause;
  const areThere = async () => {
    const missing = missingRules();
    if (!missing) return true;
    setAwaited(true);
    try {
      await missing;
      return true;
    } catch (cause) {
      setFailure({ cause });
      return false;
    } finally {
      setAwaited(false);
    }
  };
  return { isAwaited, areThere };
}

/** One submit at a time, whatever presses twice (FAULTS F27); of what is filled in by the time it can be checked. */
function useSingleSubmit(
  send: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>,
  { areThere }: ReturnType<typeof useRules>,
  pending: boolean,
) {
  const isOpen = useRef(false);
  const latestSendRef = useLatest(send);
  return async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending || isOpen.current) return;
    isOpen.current = true;
    try {
      if (await areThere()) await latestSendRef.current(event);
    } finally {
      isOpen.current = false;
    }
  };
}

/** Props of `RegistrationForm.Submit`. @public */
export type RegistrationFormSubmitProps = HeadlessProps<'button', RegistrationFormState>;

/** Sends the form. While the order is on its way it is `aria-busy` and `aria-disabled`, and a press does nothing. */
export const Submit = /* @__PURE__ */ forwardRef<HTMLButtonElement, RegistrationFormSubmitProps>(
  function Submit(props, ref) {
    const { state } = useFormParts();
    const isPending = state.pending || undefined;
    return useRenderElement('button', state, props, {
      ref,
      defaults: { type: 'submit', 'aria-busy': isPending, 'aria-disabled': isPending },
    });
  },
);
