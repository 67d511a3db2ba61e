'use client';
import { useState } from 'react';
import type { WidgetBootstrap } from '../../contract';
import { widgetSettingsSchema, type WidgetSettingsValues } from '../../domain/widgetSettings';
import type { Saved, SaveCalls } from '../../hooks';
import { useT } from '../../i18n';
import type { Preset } from '../../theme';
import { EditorForm, useEditor } from '../kit/form';
import { PageHeader } from '../kit/page';
import { EmbedSnippet, type EmbedSource } from './EmbedSnippet';
import { AppearanceSection } from './AppearanceSection';
import type { PreviewScheme } from '../kit/look/Preview';
import { ResetWidget } from './ResetWidget';
import { CardsSection, OrderRulesSection, SwitchesSections, TermsSection } from './RulesSections';
import { WidgetPreview } from './WidgetPreview';
import * as css from '../kit/look/studio.css';
import { TextsSection } from './TextsSection';

export interface WidgetSettingsViewProps extends SaveCalls<WidgetSettingsValues> {
  /** The settings as they are kept, with their version. */
  saved: Saved<WidgetSettingsValues>;
  /** What buyers get at present: the preview's data. */
  bootstrap: WidgetBootstrap;
  /** The look of the pages the widget is put into; `ink` when absent. */
  preset?: Preset | undefined;
  /** Where the loader is; without it no snippet is shown. */
  embed?: EmbedSource | undefined;
  /** Asked for once it was confirmed; `kept` follows. Rejects with the client's ApiError. */
  onReset: () => Promise<unknown>;
  /** The settings are saved; buyers see them from now on. */
  onSaved?: (() => void) | undefined;
}

/** Look, words and rules of the ticket widget in a form, beside the very widget. 001 §3, §5; 000 §1, §3. @experimental */
export function WidgetSettingsView(props: WidgetSettingsViewProps) {
  const { saved, save, reload, bootstrap, preset, embed, onReset, onSaved } = props;
  const t = useT();
  const [scheme, setScheme] = useState<PreviewScheme>('light');
  const editor = useEditor({ saved, save, reload, onSaved, schema: widgetSettingsSchema, undoable: true });
  const form = editor.methods;
  const reset = async () => {
    const typed = structuredClone(form.getValues());
    // A form without changes takes over what is kept from now on.
    editor.discard();
    try {
      await onReset();
    } catch (error) {
      form.reset(typed, { keepDefaultValues: true });
      throw error;
    }
  };
  return (
    <div className={css.room}>
      <PageHeader
        title={t('organizer.widgetSettings.name')}
        lead={t('organizer.widgetSettings.lead')}
        actions={<ResetWidget onReset={reset} />}
      />
      <div className={css.studio}>
        <EditorForm editor={editor} title={t('organizer.widgetSettings.name')}>
          <AppearanceSection form={form} preset={preset} scheme={scheme} />
          <TextsSection />
          <OrderRulesSection />
          <SwitchesSections />
          <CardsSection />
          <TermsSection />
        </EditorForm>
        {/* Beside the form, not in it: the widget has forms of its own. */}
        <div className={css.beside}>
          <WidgetPreview
            bootstrap={bootstrap}
            control={form.control}
            preset={preset}
            scheme={scheme}
            onSchemeChange={setScheme}
          />
          {embed && <EmbedSnippet eventId={bootstrap.event.id} source={embed} />}
        </div>
      </div>
    </div>
  );
}
