'use client';
import { invoiceValuesSchema, type InvoiceValues } from '../../domain/invoices';
import type { Saved, SaveCalls } from '../../hooks';
import { useT } from '../../i18n';
import { EditorForm, useEditor } from '../kit/form';
import { PageHeader } from '../kit/page';
import * as css from '../kit/look/studio.css';
import { InvoicePreview, type InvoiceSample } from './InvoicePreview';
import { FieldsSection, SenderSection, TermsSection, WhenSection } from './InvoiceSections';

export interface InvoiceSettingsViewProps extends SaveCalls<InvoiceValues> {
  /** The settings as they are kept, with their version; 0 for an event that was never set up. */
  saved: Saved<InvoiceValues>;
  /** What the preview stands on. */
  sample: InvoiceSample;
  /** The settings are saved; buyers meet them from now on. */
  onSaved?: (() => void) | undefined;
}

/**
 * How an event is paid by invoice in a form, beside the very invoice form that buyers fill in. 000 §2.8, §3, §5 Invoice data.
 * @experimental
 */
export function InvoiceSettingsView({ saved, save, reload, sample, onSaved }: InvoiceSettingsViewProps) {
  const t = useT();
  const editor = useEditor({ saved, save, reload, onSaved, schema: invoiceValuesSchema, undoable: true });
  const { control } = editor.methods;
  return (
    <div className={css.room}>
      <PageHeader title={t('organizer.invoices.name')} lead={t('organizer.invoices.lead')} />
      <div className={css.studio}>
        <EditorForm editor={editor} title={t('organizer.invoices.name')}>
          <WhenSection />
          <SenderSection />
          <TermsSection />
          <FieldsSection />
        </EditorForm>
        <div className={css.beside}>
          <InvoicePreview sample={sample} control={control} />
        </div>
      </div>
    </div>
  );
}
