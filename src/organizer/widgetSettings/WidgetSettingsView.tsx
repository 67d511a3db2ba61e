'use client';
import { useState } from 'react';
import type { WidgetBootstrap } from '../../contract';
import { widgetSettingsSchema, type WidgetSettingsValues } from '../../domain/widgetSettings';
import { useT } from '../../i18n';
import type { Preset } from '../../theme';
import type { Editor } from '../kit/form/useEditor';
import { EmbedSnippet, type EmbedSource } from './EmbedSnippet';
import { AppearanceSection } from './AppearanceSection';
import type { PreviewScheme } from '../kit/appearance/Preview';
import { EditorScreen, type RecordProps } from '../kit/record';
import { ResetWidget } from './ResetWidget';
import { CardsSection, OrderRulesSection, SwitchesSections, TermsSection } from './RulesSections';
import { WidgetPreview } from './WidgetPreview';
import { TextsSection } from './TextsSection';

export interface WidgetSettingsViewProps extends RecordProps<WidgetSettingsValues> {
  /** What buyers get at present: the preview's data. */
  bootstrap: WidgetBootstrap;
  /** The look of the pages the widget is put into; `ink` when absent. */
  preset?: Preset | undefined;
  /** Where the loader is; without it no snippet is shown. */
  embed?: EmbedSource | undefined;
  /** Asked for once it was confirmed; `kept` follows. Rejects with the client's ApiError. */
  onReset: () => Promise<unknown>;
}

/** Look, words and rules of the ticket widget in a form, beside the very widget. 001 §3, §5; 000 §1, §3. @experimental */
export function WidgetSettingsView(props: WidgetSettingsViewProps) {
  const { bootstrap, preset, embed, onReset } = props;
  const t = useT();
  const [scheme, setScheme] = useState<PreviewScheme>('light');
  const reset = async ({ methods, discard }: Editor<WidgetSettingsValues>) => {
    const typed = structuredClone(methods.getValues());
    // A form without changes takes over what is saved from now on.
    discard();
    try {
      await onReset();
    } catch (error) {
      methods.reset(typed, { keepDefaultValues: true });
      throw error;
    }
  };
  return (
    <EditorScreen
      record={props}
      schema={widgetSettingsSchema}
      undoable
      title={t('organizer.widgetSettings.name')}
      lead={t('organizer.widgetSettings.lead')}
      actions={(editor) => <ResetWidget onReset={() => reset(editor)} />}
      preview={({ methods }) => (
        <>
          <WidgetPreview
            bootstrap={bootstrap}
            control={methods.control}
            preset={preset}
            scheme={scheme}
            onSchemeChange={setScheme}
          />
          {embed && <EmbedSnippet eventId={bootstrap.event.id} source={embed} />}
        </>
      )}
    >
      {({ methods }) => (
        <>
          <AppearanceSection form={methods} preset={preset} scheme={scheme} />
          <TextsSection />
          <OrderRulesSection />
          <SwitchesSections />
          <CardsSection />
          <TermsSection />
        </>
      )}
    </EditorScreen>
  );
}
