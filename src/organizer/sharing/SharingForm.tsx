'use client';
import { socialShareValuesSchema, type SocialShareValues } from '../../domain/confirmation/settings';
import { useT } from '../../i18n';
import { MultiSelectField, SwitchField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { EditorScreen, type RecordProps } from '../kit/record';
import { networkOptions } from './networkOptions';
import { SharePreview, type ShareSample } from './SharePreview';
import { SocialMessageField } from './SocialMessageField';

export interface SharingFormProps extends RecordProps<SocialShareValues> {
  sample: ShareSample;
}

/** Whether and what attendees share, beside the panel they get. 001 §3 Social share settings. */
export function SharingForm(props: SharingFormProps) {
  const t = useT();
  return (
    <EditorScreen
      isPart
      record={props}
      schema={socialShareValuesSchema}
      undoable
      title={t('organizer.sharing.name')}
      preview={({ methods }) => <SharePreview sample={props.sample} control={methods.control} />}
    >
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
    </EditorScreen>
  );
}
