'use client';
import { socialShareValuesSchema, type SocialShareValues } from '../../domain/confirmation/settings';
import { useT } from '../../i18n';
import { MultiSelectField, SwitchField } from '../kit/fields';
import { EditorForm, FormSection, useEditor } from '../kit/form';
import * as css from '../kit/look/studio.css';
import type { RecordProps } from '../kit/record';
import { networkOptions } from './networkOptions';
import { SharePreview, type ShareSample } from './SharePreview';
import { SocialMessageField } from './SocialMessageField';

export interface SharingFormProps extends RecordProps<SocialShareValues> {
  sample: ShareSample;
}

/** Whether and what attendees share, beside the panel they get. 001 §3 Social share settings. */
export function SharingForm({ saved, save, reload, sample, onSaved }: SharingFormProps) {
  const t = useT();
  const editor = useEditor({ saved, save, reload, onSaved, schema: socialShareValuesSchema, undoable: true });
  const { control } = editor.methods;
  return (
    <div className={css.studio}>
      <EditorForm editor={editor} title={t('organizer.sharing.name')}>
        <FormSection title={t('organizer.sharing.settings')}>
          <SwitchField<SocialShareValues>
            name="active"
            label={t('organizer.sharing.active')}
            hint={t('organizer.sharing.activeHint')}
            alsoChecks={['networks']}
          />
          <SocialMessageField<SocialShareValues>
            name="message"
            label={t('organizer.sharing.message')}
            hint={t('organizer.sharing.messageHint')}
          />
          <MultiSelectField<SocialShareValues>
            name="networks"
            label={t('organizer.sharing.networks')}
            options={networkOptions(t)}
          />
        </FormSection>
      </EditorForm>
      <SharePreview sample={sample} control={control} />
    </div>
  );
}
