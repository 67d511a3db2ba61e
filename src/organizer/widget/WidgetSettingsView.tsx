'use client';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { WidgetBootstrap } from '../../contract';
import { widgetSettingsSchema, type WidgetSettingsValues } from '../../domain/widgetSettings';
import type { Kept, SaveCalls } from '../../hooks';
import { useT } from '../../i18n';
import type { Preset } from '../../theme';
import { Button } from '../../themed/kit/Button';
import { useConfirm } from '../confirm';
import { EditorForm, useEditor } from '../form';
import { PageHeader } from '../page';
import { EmbedSnippet, type EmbedSource } from './EmbedSnippet';
import { LookSection } from './LookSection';
import type { PreviewScheme } from './Preview';
import { CardsSection, OrderRulesSection, SwitchesSections, TermsSection } from './RulesSections';
import { WidgetPreview } from './WidgetPreview';
import * as css from './WidgetSettingsView.css';
import { WordingSection } from './WordingSection';

export interface WidgetSettingsViewProps extends SaveCalls<WidgetSettingsValues> {
  kept: Kept<WidgetSettingsValues>;
  /** What buyers get at present: the preview's data. */
  bootstrap: WidgetBootstrap;
  /** The look of the pages the widget is put into; `ink` when absent. */
  preset?: Preset | undefined;
  /** Where the loader is; without it no snippet is shown. */
  embed?: EmbedSource | undefined;
  /** Asked for after it was confirmed; what it answers is the form's new beginning. */
  onReset: () => Promise<unknown>;
  onSaved?: (() => void) | undefined;
}

/** Look, words and rules of the ticket widget in a form, beside the very widget. 001 §3, §5; 000 §1, §3. */
export function WidgetSettingsView(props: WidgetSettingsViewProps) {
  const { kept, save, reload, bootstrap, preset, embed, onReset, onSaved } = props;
  const t = useT();
  const [scheme, setScheme] = useState<PreviewScheme>('light');
  const editor = useEditor({ kept, save, reload, onSaved, schema: widgetSettingsSchema, undoable: true });
  const form = editor.form.methods as unknown as UseFormReturn<WidgetSettingsValues>;
  return (
    <div className={css.room}>
      <PageHeader
        title={t('organizer.widget.name')}
        lead={t('organizer.widget.lead')}
        actions={<Reset onReset={onReset} discard={editor.discard} />}
      />
      <div className={css.studio}>
        <EditorForm editor={editor} title={t('organizer.widget.name')}>
          <LookSection form={form} preset={preset} scheme={scheme} />
          <WordingSection />
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

/** Back to the usual words and look, which is asked first: buyers see it at once. */
function Reset({ onReset, discard }: { onReset: () => Promise<unknown>; discard: () => void }) {
  const t = useT();
  const { confirm, dialog } = useConfirm();
  const [isResetting, setResetting] = useState(false);
  const ask = async () => {
    const isSure = await confirm({
      title: t('organizer.widget.reset.title'),
      text: t('organizer.widget.reset.text'),
      action: t('organizer.widget.reset.action'),
      tone: 'danger',
    });
    if (!isSure) return;
    setResetting(true);
    discard();
    await onReset().finally(() => setResetting(false));
  };
  return (
    <>
      <Button busy={isResetting} onClick={() => void ask()}>
        {t('organizer.widget.reset.action')}
      </Button>
      {dialog}
    </>
  );
}
