'use client';
import { brandOf } from '../../domain/theme';
import {
  confirmationSettingsSchema,
  type ConfirmationSettingsValues,
} from '../../domain/confirmation/settings';
import type { Saved, SaveCalls } from '../../hooks';
import { useT } from '../../i18n';
import { brands, type Preset } from '../../theme';
import { EditorForm, useEditor } from '../kit/form';
import { PageHeader } from '../kit/page';
import * as css from '../kit/look/studio.css';
import { ConfirmationPreview, type ConfirmationSample } from './ConfirmationPreview';
import { AppearanceSections, MessageSection, PartsSection } from './ConfirmationSections';
import { UnreadableNotice } from './UnreadableNotice';

export interface ConfirmationSettingsViewProps extends SaveCalls<ConfirmationSettingsValues> {
  /** The settings as they are kept, with their version. */
  saved: Saved<ConfirmationSettingsValues>;
  /** The order that the preview shows. */
  sample: ConfirmationSample;
  /** The look of the pages the widget is put into; `ink` when absent. */
  preset?: Preset | undefined;
  /** The settings are saved; buyers see them from now on. */
  onSaved?: (() => void) | undefined;
}

/** What buyers see once they have registered, in a form, beside the very screen. 001 §2, §3. @experimental */
export function ConfirmationSettingsView(props: ConfirmationSettingsViewProps) {
  const { saved, save, reload, sample, preset = 'ink', onSaved } = props;
  const t = useT();
  const editor = useEditor({
    saved,
    save,
    reload,
    onSaved,
    schema: confirmationSettingsSchema,
    undoable: true,
  });
  const { control } = editor.methods;
  const ground = brandOf(sample.theme, brands[preset]).color0;
  return (
    <div className={css.room}>
      <PageHeader title={t('organizer.confirmation.name')} lead={t('organizer.confirmation.lead')} />
      <div className={css.studio}>
        <EditorForm editor={editor} title={t('organizer.confirmation.name')}>
          <MessageSection />
          <PartsSection />
          <AppearanceSections />
          <UnreadableNotice control={control} ground={ground} />
        </EditorForm>
        <div className={css.beside}>
          <ConfirmationPreview sample={sample} control={control} preset={preset} />
        </div>
      </div>
    </div>
  );
}
