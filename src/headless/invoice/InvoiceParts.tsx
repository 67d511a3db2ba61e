'use client';
import { createContext, forwardRef, Fragment, useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { HeldTransaction, InvoiceData } from '../../contract';
import {
  billingFieldsFor,
  invoicePreviewOf,
  isBillingRequired,
  paymentTermsOf,
  type BillingField,
} from '../../domain';
import { useRequiredContext } from '../../react';
import { useFields } from '../form/FieldsContext';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';

/** What the bill of an order is in, of every part. @public */
export interface InvoiceState {
  /** `ready`: what it asks for is known. `pending`: it is not known yet. `failed`: it could not be read. */
  status: 'ready' | 'pending' | 'failed';
  /** The order is to be paid by invoice; otherwise the bill is where a payment comes from. */
  invoice: boolean;
}

/** A field that the bill asks for. @public */
export interface InvoiceFieldFacts {
  /** E.g. `vat`. */
  field: BillingField;
  /** For `RegistrationForm.Field`, e.g. `billing.vat`. */
  name: `billing.${BillingField}`;
  /** The bill can’t do without it. */
  required: boolean;
}

/** Props of `Invoice.Root`. @public */
export interface InvoiceRootProps extends HeadlessProps<'section', InvoiceState> {
  /** The tickets that are held, as the backend said. */
  hold: Pick<HeldTransaction, 'orderTotal' | 'isPayByInvoice'>;
  /** What the event asks for on its invoices: of `useInvoiceData` of `boxoffice/hooks`. Absent until it is known, and where it has no invoices. */
  data?: InvoiceData | undefined;
  /** Reads `data` again; given when it could not be read. */
  onRetry?: (() => void) | undefined;
}
/** Props of `Invoice.Fields`. @public */
export interface InvoiceFieldsProps extends Omit<HeadlessProps<'div', InvoiceState>, 'children'> {
  /** Draws a field. */
  children: (field: InvoiceFieldFacts) => ReactNode;
}
/** Props of `Invoice.Pending` and `Invoice.Failed`. @public */
export type InvoiceStageProps = HeadlessProps<'div', InvoiceState>;
/** Props of `Invoice.Retry`. @public */
export type InvoiceRetryProps = HeadlessProps<'button', InvoiceState>;
/** Props of `Invoice.Terms`. @public */
export interface InvoiceTermsProps extends Omit<HeadlessProps<'div', InvoiceState>, 'children'> {
  /** Draws the terms. They are HTML of the organizer: what you set as HTML has to go through `sanitizeHtml` of `boxoffice/domain`. */
  children: (html: string) => ReactNode;
}
/** Props of `Invoice.Preview`. @public */
export type InvoicePreviewProps = Omit<HeadlessProps<'a', InvoiceState>, 'href'>;

/** What the bill shares with the parts within it. @public */
export interface InvoiceValue {
  state: InvoiceState;
  /** What it asks for, in order. */
  fields: readonly InvoiceFieldFacts[];
  /** The organizer’s HTML; null without terms. */
  terms: string | null;
  /** Address of what the invoice will look like; null where that is off. */
  preview: string | null;
}

interface InvoiceContextValue extends InvoiceValue {
  onRetry: (() => void) | undefined;
}

const InvoiceContext = /* @__PURE__ */ createContext<InvoiceContextValue | null>(null);
const useInvoiceParts = () => useRequiredContext(InvoiceContext, 'Invoice.Root');

/** What the bill around this part shares. Throws outside of one, naming the fix. @public */
export const useInvoice = (): InvoiceValue => useInvoiceParts();

/**
 * Where the bill goes, and the terms it is paid by; stands in a `RegistrationForm.Root`. Renders a `section` with `data-status` (`ready`, `pending`,
 * `failed`) and `data-invoice`, which are also on its parts; nothing where there is no bill. Fields that the event does not ask for, and those
 * that a country’s addresses don’t have, are left out. 000 §2.8 Billing info, Invoice form.
 *
 * @example
 * <Invoice.Root hold={hold} data={data} onRetry={retry}>
 *   <Invoice.Pending>Loading</Invoice.Pending>
 *   <Invoice.Failed>The invoice’s fields are missing. <Invoice.Retry>Try again</Invoice.Retry></Invoice.Failed>
 *   <Invoice.Fields>
 *     {({ name, field }) => (
 *       <RegistrationForm.Field name={name} label={names[field]}>
 *         <RegistrationForm.Label /> <RegistrationForm.Control /> <RegistrationForm.Error />
 *       </RegistrationForm.Field>
 *     )}
 *   </Invoice.Fields>
 *   <Invoice.Terms>{(html) => <Html>{html}</Html>}</Invoice.Terms>
 *   <Invoice.Preview>See the invoice</Invoice.Preview>
 * </Invoice.Root>
 */
export const Root = /* @__PURE__ */ forwardRef<HTMLElement, InvoiceRootProps>(function Root(props, ref) {
  const { hold, data, onRetry, ...rest } = props;
  const { methods, context } = useFields();
  const country = useWatch({ control: methods.control, name: 'billing.country' });
  const isMissing = hold.isPayByInvoice && hold.orderTotal > 0 && !data;
  const status = !isMissing ? 'ready' : onRetry ? 'failed' : 'pending';
  const invoice = hold.isPayByInvoice;
  const value = useMemo<InvoiceContextValue>(
    () => ({
      state: { status, invoice },
      fields: billingFieldsFor(context, country).map((field) => ({
        field,
        name: `billing.${field}` as const,
        required: isBillingRequired(context, field),
      })),
      terms: paymentTermsOf(hold, data),
      preview: invoicePreviewOf(hold, data),
      onRetry,
    }),
    [status, invoice, context, country, hold, data, onRetry],
  );
  const section = useRenderElement('section', value.state, rest, { ref });
  const { fields, terms, preview } = value;
  if (fields.length === 0 && terms === null && preview === null && !isMissing) return null;
  return <InvoiceContext.Provider value={value}>{section}</InvoiceContext.Provider>;
});

/** The fields that are asked for, each drawn by its function; nothing without any. */
export const Fields = /* @__PURE__ */ forwardRef<HTMLDivElement, InvoiceFieldsProps>(function Fields(
  { children, ...rest },
  ref,
) {
  const { state, fields } = useInvoiceParts();
  const drawn = fields.map((field) => <Fragment key={field.field}>{children(field)}</Fragment>);
  const element = useRenderElement('div', state, { ...rest, children: drawn }, { ref });
  return fields.length > 0 ? element : null;
});

const stage = (of: InvoiceState['status']) =>
  /* @__PURE__ */ forwardRef<HTMLDivElement, InvoiceStageProps>(function Stage(props, ref) {
    const { state } = useInvoiceParts();
    const element = useRenderElement('div', state, props, { ref, defaults: { role: 'status' } });
    return state.status === of ? element : null;
  });

/** While it is not known what the invoice asks for; nothing otherwise. */
export const Pending = /* @__PURE__ */ stage('pending');

/** That what the invoice asks for could not be read; nothing otherwise. */
export const Failed = /* @__PURE__ */ stage('failed');

/** Reads it again; nothing where nothing failed. */
export const Retry = /* @__PURE__ */ forwardRef<HTMLButtonElement, InvoiceRetryProps>(
  function Retry(props, ref) {
    const { state, onRetry } = useInvoiceParts();
    const button = useRenderElement('button', state, props, {
      ref,
      defaults: { type: 'button' },
      handlers: {
        onClick: (event) => {
          if (!event.isDefaultPrevented()) onRetry?.();
        },
      },
    });
    return state.status === 'failed' ? button : null;
  },
);

/** The terms of payment; nothing where the event shows none. 000 §2.7. */
export const Terms = /* @__PURE__ */ forwardRef<HTMLDivElement, InvoiceTermsProps>(function Terms(
  { children, ...rest },
  ref,
) {
  const { state, terms } = useInvoiceParts();
  const content = terms === null ? null : children(terms);
  const element = useRenderElement('div', state, { ...rest, children: content }, { ref });
  return terms === null ? null : element;
});

/** Leads to where the invoice can be looked at first, in a tab of its own; nothing where that is off. 000 §7. */
export const Preview = /* @__PURE__ */ forwardRef<HTMLAnchorElement, InvoicePreviewProps>(
  function Preview(props, ref) {
    const { state, preview } = useInvoiceParts();
    const link = useRenderElement('a', state, props, {
      ref,
      defaults: { target: '_blank', rel: 'noopener noreferrer' },
      handlers: { href: preview ?? undefined },
    });
    return preview === null ? null : link;
  },
);
