'use client';
import { brandOf } from '../../domain/theme';
import {
  confirmationSettingsSchema,
  type ConfirmationSettingsValues,
} from '../../domain/confirmation/settings';
import { useT } from '../../i18n';
import { brands, type Preset } from '../../theme';
import { EditorScreen, type RecordProps } from '../kit/record';
import { ConfirmationPreview, type ConfirmationSample } from './ConfirmationPreview';
import { AppearanceSections, MessageSection, PartsSection } from './ConfirmationSections';
import { UnreadableNotice } from './UnreadableNotice';

export interface ConfirmationSettingsViewProps extends RecordProps<ConfirmationSettingsValues> {
  /** The order that the preview shows. */
  sample: ConfirmationSample;
  /** The look of the pages the widget is put into; `ink` when absent. */
  preset?: Preset | undefined;
}

/** What buyers see once they have registered, in a form, beside the very screen. 001 §2, §3. @experimental */
export function ConfirmationSettingsView(props: ConfirmationSettingsViewProps) {
  const { sample, preset = 'ink' } = props;
  const t = useT();
  const ground = brandOf(sample.theme, brands[preset]).color0;
  return (
    <EditorScreen
      record={props}
      schema={confirmationSettingsSchema}
      undoable
      title={t('organizer.confirmation.name')}
      lead={t('organizer.confirmation.lead')}
      preview={({ methods: { control } }) => (
        <ConfirmationPreview sample={sample} control={control} preset={preset} />
      )}
    >
      {({ methods: { control } }) => (
        <>
          <MessageSection />
          <PartsSection />
          <AppearanceSections />
          <UnreadableNotice control={control} ground={ground} />
        </>
      )}
    </EditorScreen>
  );
}
