'use client';
import { invoiceValuesSchema, type InvoiceValues } from '../../domain/invoices';
import { useT } from '../../i18n';
import { EditorScreen, type RecordProps } from '../kit/record';
import { InvoicePreview, type InvoiceSample } from './InvoicePreview';
import { FieldsSection, SenderSection, TermsSection, WhenSection } from './InvoiceSections';

export interface InvoiceSettingsViewProps extends RecordProps<InvoiceValues> {
  /** What the preview stands on. */
  sample: InvoiceSample;
}

/**
 * How an event is paid by invoice in a form, beside the very invoice form that buyers fill in. 000 §2.8, §3, §5 Invoice data.
 * @experimental
 */
export function InvoiceSettingsView(props: InvoiceSettingsViewProps) {
  const t = useT();
  return (
    <EditorScreen
      record={props}
      schema={invoiceValuesSchema}
      undoable
      title={t('organizer.invoices.name')}
      lead={t('organizer.invoices.lead')}
      preview={({ methods }) => <InvoicePreview sample={props.sample} control={methods.control} />}
    >
      <WhenSection />
      <SenderSection />
      <TermsSection />
      <FieldsSection />
    </EditorScreen>
  );
}
