'use client';
import { memo, useId } from 'react';
import type { HeldTransaction, InvoiceData } from '../../contract';
import type { ErrorListener } from '../../diagnostics';
import type { BillingField } from '../../domain';
import type { AddressCompletion } from '../../domain/registration/addressCompletion';
import { Invoice as Headless, useInvoice } from '../../headless/invoice';
import { useT, type MessageKey } from '../../i18n';
import { Fields } from '../kit/Field';
import { Heading } from '../kit/Heading';
import { AddressField } from './AddressField';
import { BoundCountryField } from './CountryField';
import { useFields } from '../../headless/form/FieldsContext';
import { recheckAddress } from '../../headless/form/recheckAddress';
import { MissingInvoice } from './MissingInvoice';
import { PaymentTerms } from './PaymentTerms';
import * as css from './RegistrationForm.css';
import { TextField, type TextFieldProps } from './TextField';

/** What an event asks for on its invoices. */
export interface InvoiceForm {
  /** Absent until it is known, and where the event has no invoices. */
  data?: InvoiceData | undefined;
  /** Given when it could not be read, and the order is to be paid by invoice. */
  onRetry?: (() => void) | undefined;
}

export interface BillingFieldsProps {
  hold: HeldTransaction;
  invoice?: InvoiceForm | undefined;
  excludedCountries?: readonly string[] | undefined;
  /** 'Country/Region/Territory' instead of 'Country' (000 §6 IHSCustomCountryLabel). */
  usesRegionLabel?: boolean | undefined;
  /** Finds addresses while a street is typed. */
  addressCompletion?: AddressCompletion | undefined;
  /** Hears why no address is found, once. */
  onError?: ErrorListener | undefined;
}

/**
 * Where the bill goes, and the terms it is paid by. 000 §2.8 Billing info, Invoice form: fields that are not asked for, and those a
 * country's addresses don't have, are left out. Nothing at all where there is no bill.
 */
export const BillingFields = /* @__PURE__ */ memo(function BillingFields(props: BillingFieldsProps) {
  const { hold, invoice = {} } = props;
  const t = useT();
  const titleId = useId();
  return (
    <Headless.Root
      className={css.part}
      aria-labelledby={titleId}
      hold={hold}
      data={invoice.data}
      onRetry={invoice.onRetry}
    >
      <Heading level={3} size="xl" id={titleId} className={css.title}>
        {t('registration.billing')}
      </Heading>
      <MissingInvoice />
      <Headless.Fields render={({ children }) => <Fields>{children}</Fields>}>
        {({ field, name, required }) => {
          const mark = required ? ({ labelSuffix: '*' } as const) : {};
          if (field === 'country') return <Country {...props} {...mark} />;
          if (field === 'address1' && props.addressCompletion)
            return (
              <AddressField
                {...mark}
                label={t('registration.address')}
                addressCompletion={props.addressCompletion}
                excludedCountries={props.excludedCountries}
                onError={props.onError}
              />
            );
          const { label, ...layout } = billingFieldProps[field];
          return (
            <BillField
              {...layout}
              {...mark}
              name={name}
              label={field === 'vat' && hold.taxName ? hold.taxName : t(label)}
            />
          );
        }}
      </Headless.Fields>
      <Terms />
    </Headless.Root>
  );
});

function Terms() {
  const { terms, preview } = useInvoice();
  return <PaymentTerms terms={terms} preview={preview} />;
}

interface BillingFieldProps extends Omit<TextFieldProps, 'name' | 'label'> {
  label: MessageKey;
  /** Half a line on a narrow form, a third from where the kit puts fields side by side. */
  third?: boolean;
}

/* A section of its own keeps a browser from putting an attendee's company on the bill. */
const billingFieldProps: Record<Exclude<BillingField, 'country'>, BillingFieldProps> = {
  billedContact: { label: 'registration.billedContact', span: 6, autoComplete: 'billing name' },
  company: { label: 'registration.company', span: 6, autoComplete: 'billing organization' },
  vat: { label: 'registration.tax', autoComplete: 'off', dir: 'ltr' },
  address1: { label: 'registration.address', autoComplete: 'address-line1', dir: 'ltr' },
  city: { label: 'registration.city', span: 4, autoComplete: 'address-level2', dir: 'ltr' },
  state: {
    label: 'registration.state',
    third: true,
    trims: true,
    autoComplete: 'address-level1',
    dir: 'ltr',
  },
  zip: { label: 'registration.zip', third: true, autoComplete: 'postal-code', dir: 'ltr' },
  memo: { label: 'registration.memo', multiline: true, autoComplete: 'off' },
};

function BillField({
  third,
  ...field
}: Omit<BillingFieldProps, 'label'> & Pick<TextFieldProps, 'name' | 'label'>) {
  if (!third) return <TextField {...field} />;
  return (
    <div className={css.third}>
      <TextField {...field} />
    </div>
  );
}

function Country(props: BillingFieldsProps & { labelSuffix?: '*' }) {
  const { excludedCountries, usesRegionLabel, labelSuffix } = props;
  const t = useT();
  const { methods } = useFields();
  return (
    <BoundCountryField
      name="billing.country"
      label={t(usesRegionLabel ? 'registration.countryRegion' : 'registration.country')}
      labelSuffix={labelSuffix}
      exclude={excludedCountries}
      onChosen={() => recheckAddress(methods)}
    />
  );
}
