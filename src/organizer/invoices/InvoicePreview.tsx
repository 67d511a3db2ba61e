'use client';
import { useDeferredValue, useMemo, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { SaleSettings, ThemeSettings } from '../../contract';
import { formatDay, paymentTermsOf } from '../../domain';
import { invoiceDataWith, invoiceDue, invoicedHold, type InvoiceValues } from '../../domain/invoices';
import { useEnvironment } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import type { Preset } from '../../theme';
import { Notice } from '../../themed/kit/Notice';
import { BillingFields } from '../../themed/registration/BillingFields';
import { FieldsContext } from '../../headless/form/FieldsContext';
import { useFormScope } from '../../headless/form/useFormScope';
import { useSay } from '../../themed/registration/useSay';
import { SegmentedControl } from '../kit/page';
import { Preview } from '../kit/appearance/Preview';
import * as css from './InvoicePreview.css';

/** What the preview stands on besides the settings. */
export interface InvoiceSample {
  accountId: string;
  eventId: string;
  sale: SaleSettings;
  /** IANA zone of the event. */
  timeZone: string;
  /** The widget's theme. */
  theme: ThemeSettings;
  preset?: Preset | undefined;
}

export interface InvoicePreviewProps {
  sample: InvoiceSample;
  /** The form's: what it holds is shown before it is saved. */
  control: Control<InvoiceValues>;
}

type Means = 'invoice' | 'paid';

/** The bill as buyers meet it, with what is in the form: what it asks for, its terms, and who sends it. */
export function InvoicePreview({ sample, control }: InvoicePreviewProps) {
  const t = useT();
  const [chosen, setChosen] = useState<Means>('invoice');
  const values = useDeferredValue(useWatch({ control }) as InvoiceValues);
  const { enabled, allOrders } = values;
  const means: Means = enabled && allOrders ? chosen : enabled ? 'invoice' : 'paid';
  return (
    <Preview preset={sample.preset} settings={sample.theme}>
      {() => (
        <div className={css.page}>
          {enabled && allOrders && (
            <SegmentedControl
              label={t('organizer.invoices.previewOf')}
              options={[
                { value: 'invoice', label: t('organizer.invoices.previewByInvoice') },
                { value: 'paid', label: t('organizer.invoices.previewPaid') },
              ]}
              value={means}
              onValueChange={setChosen}
            />
          )}
          {enabled || allOrders ? (
            <>
              <Bill values={values} sample={sample} isPayByInvoice={means === 'invoice'} />
              <Sender values={values} timeZone={sample.timeZone} isPayByInvoice={means === 'invoice'} />
            </>
          ) : (
            <Notice tone="info" title={t('organizer.invoices.previewOff')} />
          )}
        </div>
      )}
    </Preview>
  );
}

interface BillProps {
  values: InvoiceValues;
  sample: InvoiceSample;
  isPayByInvoice: boolean;
}

/** The very part of the registration form that is about the bill. */
function Bill({ values, sample, isPayByInvoice }: BillProps) {
  const t = useT();
  const { clock } = useEnvironment();
  const [now] = useState(() => clock.now());
  const { accountId, eventId, sale } = sample;
  const data = useMemo(() => invoiceDataWith({ accountId, eventId }, values), [accountId, eventId, values]);
  const hold = useMemo(() => invoicedHold(now, sale, isPayByInvoice), [now, sale, isPayByInvoice]);
  const invoice = useMemo(() => ({ data }), [data]);
  const say = useSay();
  const fields = useFormScope({ ...nothingElse, locale: useLocale(), hold, invoice: data }, say);
  const { context } = fields;
  const isNothing =
    isPayByInvoice && (context.invoice?.visible.length ?? 0) === 0 && !paymentTermsOf(hold, data);
  return (
    <FieldsContext.Provider value={fields}>
      <BillingFields hold={hold} invoice={invoice} />
      {isNothing && <Notice tone="info" title={t('organizer.invoices.previewNothing')} />}
    </FieldsContext.Provider>
  );
}

/** Of the rest of the form nothing is shown. */
const nothingElse = {
  choice: undefined,
  features: {},
  form: undefined,
  personTickets: undefined,
  me: undefined,
  draft: undefined,
  widget: { enforceUniqueEmail: false },
  onDraftChange: undefined,
  onValuesChange: undefined,
};

interface SenderProps extends Pick<InvoiceSample, 'timeZone'>, Pick<BillProps, 'values' | 'isPayByInvoice'> {}

/** As it stands on the invoice. */
function Sender({ values, timeZone, isPayByInvoice }: SenderProps) {
  const t = useT();
  const { registeredCompany, address } = values;
  const taxId = values.sellerTaxId.trim();
  if (!registeredCompany.trim() && !address.trim() && !taxId) return null;
  return (
    <div className={css.sender}>
      <p className={css.name}>{t('organizer.orders.order.invoice.from')}</p>
      <p className={css.company} dir="auto">
        {registeredCompany}
      </p>
      <p className={css.lines} dir="auto">
        {address}
      </p>
      {taxId && (
        <p className={css.lines}>
          {t('organizer.orders.order.invoice.taxId')} <bdi dir="ltr">{taxId}</bdi>
        </p>
      )}
      {isPayByInvoice && <Due values={values} timeZone={timeZone} />}
    </div>
  );
}

/** Of an invoice that is made now. */
function Due({ values, timeZone }: Pick<SenderProps, 'values' | 'timeZone'>) {
  const t = useT();
  const locale = useLocale();
  const { clock } = useEnvironment();
  const [now] = useState(() => clock.now());
  const { day } = invoiceDue({ createdDate: new Date(now).toISOString() }, values, timeZone, now);
  return (
    <>
      <p className={css.name}>{t('organizer.orders.order.invoice.dueDate')}</p>
      <p>{day === null ? t('organizer.orders.order.invoice.onReceipt') : formatDay(day, locale)}</p>
    </>
  );
}
