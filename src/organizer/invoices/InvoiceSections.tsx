'use client';
import { billFields, maxTaxIdLength, type BillField, type InvoiceValues } from '../../domain/invoices';
import { useT, type MessageKey } from '../../i18n';
import {
  LongTextField,
  NumberField,
  RichTextField,
  SelectField,
  SwitchField,
  TextField,
} from '../kit/fields';
import { FormSection } from '../kit/form';

/** Without any invoice nobody sends one. */
const senderFields = ['address', 'registeredCompany'] as const;

const switches = ['enabled', 'allOrders', 'allowCreditCard', 'previewPbi'] as const;

/** Which orders get an invoice. */
export function WhenSection() {
  const t = useT();
  return (
    <FormSection title={t('organizer.invoices.when')}>
      {switches.map((name) => (
        <SwitchField<InvoiceValues>
          key={name}
          name={name}
          label={t(`organizer.invoices.${name}`)}
          hint={t(`organizer.invoices.${name}Hint`)}
          {...((name === 'enabled' || name === 'allOrders') && { alsoChecks: senderFields })}
        />
      ))}
    </FormSection>
  );
}

/** 000 §5, §9: how long they may be. */
const maxLengths = { registeredCompany: 100, address: 500 };

/** Who the invoice is from. 000 §5 Invoice data. */
export function SenderSection() {
  const t = useT();
  return (
    <FormSection title={t('organizer.invoices.sender')} text={t('organizer.invoices.senderText')}>
      <TextField<InvoiceValues>
        name="registeredCompany"
        label={t('organizer.invoices.registeredCompany')}
        limit={maxLengths.registeredCompany}
      />
      <LongTextField<InvoiceValues>
        name="address"
        label={t('organizer.invoices.address')}
        limit={maxLengths.address}
      />
      <TextField<InvoiceValues>
        name="sellerTaxId"
        label={t('organizer.invoices.sellerTaxId')}
        hint={t('organizer.invoices.sellerTaxIdHint')}
        limit={maxTaxIdLength}
      />
    </FormSection>
  );
}

/** What buyers read about how and when to pay. 000 §2.8. */
export function TermsSection() {
  const t = useT();
  return (
    <FormSection title={t('organizer.invoices.terms')}>
      <NumberField<InvoiceValues>
        name="paymentTermDays"
        label={t('organizer.invoices.paymentTermDays')}
        hint={t('organizer.invoices.paymentTermDaysHint')}
        unit={t('organizer.invoices.days')}
        span={6}
      />
      <SwitchField<InvoiceValues>
        name="displayPbiPaymentTerms"
        label={t('organizer.invoices.displayPbiPaymentTerms')}
      />
      <RichTextField<InvoiceValues> name="paymentTerms" label={t('organizer.invoices.paymentTerms')} />
      <SwitchField<InvoiceValues>
        name="displayInvoicePaymentTerms"
        label={t('organizer.invoices.displayInvoicePaymentTerms')}
      />
      <RichTextField<InvoiceValues>
        name="paymentTermsForInvoicing"
        label={t('organizer.invoices.paymentTermsForInvoicing')}
        hint={t('organizer.invoices.paymentTermsForInvoicingHint')}
      />
    </FormSection>
  );
}

/** As buyers read them. */
const labels = {
  billedContact: 'registration.billedContact',
  company: 'registration.company',
  vat: 'registration.tax',
  countryCode: 'registration.country',
  address1: 'registration.address',
  city: 'registration.city',
  state: 'registration.state',
  zip: 'registration.zip',
  memo: 'registration.memo',
} as const satisfies Record<BillField, MessageKey>;

/** What the invoice form asks for. 000 §3: a field is shown when visible, and required when required and visible. */
export function FieldsSection() {
  const t = useT();
  const options = (['required', 'optional', 'hidden'] as const).map((value) => ({
    value,
    label: t(`organizer.invoices.asked.${value}`),
  }));
  return (
    <FormSection title={t('organizer.invoices.fields')} text={t('organizer.invoices.fieldsText')}>
      {billFields.map((field) => (
        <SelectField<InvoiceValues>
          key={field}
          name={`fields.${field}`}
          label={t(labels[field])}
          options={options}
          {...(field !== 'memo' && { span: 6 as const })}
        />
      ))}
    </FormSection>
  );
}
