'use client';
import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Captions, SessionAsset } from '../../contract';
import {
  captionsDraft,
  captionsProblem,
  captionsSchema,
  captionsSources,
  languageName,
  languageOptions,
  newCaptions,
  replacedCaptions,
  type CaptionsValues,
} from '../../domain/sessionMedia';
import type { MediaHost, SessionMediaCalls } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { FieldWarning, RadioCards, SelectField, TextField } from '../kit/fields';
import { FormDialog, useEditor } from '../kit/form';
import { MediaFileField } from './MediaFileField';
import { useUploadGuard } from './useUploadGuard';

export interface CaptionsDialogProps {
  asset: SessionAsset;
  /** Those it has. */
  captions: readonly Captions[];
  mediaHost: MediaHost;
  /** Of the event, IANA. */
  timeZone: string;
  calls: Pick<SessionMediaCalls, 'addCaptions'>;
  onAdded: (title: string) => void;
  onClose: () => void;
}

const textFiles = '.vtt,.srt,text/vtt';
const fresh = { values: newCaptions, version: 0 };

/** Captions of an asset in one language, as a file or an address. */
export function CaptionsDialog(props: CaptionsDialogProps) {
  const { asset, captions, mediaHost, timeZone, calls, onAdded, onClose } = props;
  const t = useT();
  const locale = useLocale();
  const title = useRef('');
  const guard = useUploadGuard(onClose);
  const languages = useMemo(() => languageOptions(locale), [locale]);
  const editor = useEditor<CaptionsValues>({
    saved: fresh,
    schema: captionsSchema,
    toErrorMessage: captionsProblem,
    save: async (values, version) => {
      title.current = (await calls.addCaptions(captionsDraft(values, asset))).title;
      return { values, version: version + 1 };
    },
    onSaved: () => onAdded(title.current),
  });
  const [source, language] = useWatch({ control: editor.methods.control, name: ['source', 'languageCode'] });
  const replaced = replacedCaptions(captions, language);
  const sourceLabels = { FILE: t('organizer.registrationForm.type.file'), URL: t('organizer.sharing.url') };
  return (
    <>
      <FormDialog
        editor={editor}
        title={t('organizer.sessionMedia.captions.addTo', { name: asset.title })}
        action={t('organizer.sessionMedia.captions.add')}
        failedTitle="organizer.kit.form.failed.notAdded"
        onClose={guard.onClose}
      >
        <RadioCards<CaptionsValues>
          name="source"
          label={t('organizer.contacts.source')}
          alsoChecks={['file', 'url']}
          options={captionsSources.map((value) => ({ value, label: sourceLabels[value] }))}
        />
        {source === 'FILE' ? (
          <MediaFileField<CaptionsValues>
            name="file"
            label={t('organizer.registrationForm.type.file')}
            help={t('organizer.sessionMedia.captions.fileHint')}
            accept={textFiles}
            mediaHost={mediaHost}
            timeZone={timeZone}
            required
            onBusyChange={guard.onBusyChange}
          />
        ) : (
          <TextField<CaptionsValues>
            name="url"
            label={t('organizer.sharing.url')}
            type="url"
            dir="ltr"
            spellCheck={false}
            required
          />
        )}
        <SelectField<CaptionsValues>
          name="languageCode"
          label={t('organizer.sessionMedia.language')}
          hint={
            replaced && (
              <FieldWarning>{t('organizer.sessionMedia.replaces', { name: replaced.title })}</FieldWarning>
            )
          }
          options={languages}
          required
        />
        <TextField<CaptionsValues>
          name="title"
          label={t('organizer.agenda.name')}
          help={t('organizer.sessionMedia.captions.titleHint')}
          placeholder={language === '' ? undefined : languageName(language)}
          optional
        />
      </FormDialog>
      {guard.dialog}
    </>
  );
}
