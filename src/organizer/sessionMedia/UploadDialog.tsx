'use client';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { SessionAsset } from '../../contract';
import {
  assetContexts,
  assetDraft,
  assetProblem,
  assetSchema,
  assetTimings,
  canSchedule,
  futureStart,
  newAsset,
  prerollOf,
  titleOfFile,
  type AssetSession,
  type AssetValues,
} from '../../domain/sessionMedia';
import { useEnvironment, type MediaHost, type SessionMediaCalls } from '../../hooks';
import { useT } from '../../i18n';
import {
  DateTimeField,
  FieldWarning,
  LongTextField,
  RadioCards,
  SelectField,
  TextField,
} from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { FormDialog, useEditor } from '../kit/form';
import { MediaFileField } from './MediaFileField';
import { contextKeys } from './mediaKeys';
import { useUploadGuard } from './useUploadGuard';

export interface UploadDialogProps {
  session: AssetSession;
  assets: readonly SessionAsset[];
  mediaHost: MediaHost;
  calls: Pick<SessionMediaCalls, 'add' | 'addForLater'>;
  onAdded: (title: string) => void;
  onClose: () => void;
}

const fresh = { values: newAsset, version: 0 };

/** A file for the session: uploaded while its texts are typed, then added. A refusal leaves both as they are. */
export function UploadDialog({ session, assets, mediaHost, calls, onAdded, onClose }: UploadDialogProps) {
  const t = useT();
  const { clock } = useEnvironment();
  const { timeZone } = session;
  const [isBefore] = useState(() => canSchedule(session, clock.now()));
  const guard = useUploadGuard(onClose);
  const editor = useEditor<AssetValues>({
    saved: fresh,
    schema: useMemo(() => assetSchema(session), [session]),
    toErrorMessage: assetProblem,
    save: async (values, version) => {
      if (!values.file) throw new Error('The schema lets nothing through without a file.');
      const draft = assetDraft(values, values.file);
      if (values.timing === 'LATER') await calls.addForLater(draft, futureStart(values, timeZone));
      else await calls.add(draft);
      return { values, version: version + 1 };
    },
    onSaved: ({ values }) => onAdded(values.title.trim()),
  });
  const { methods } = editor;
  const [context, timing] = useWatch({ control: methods.control, name: ['context', 'timing'] });
  const preroll = context === 'PREROLL' ? prerollOf(assets) : undefined;
  return (
    <>
      <FormDialog
        editor={editor}
        title={t('organizer.sessionMedia.upload')}
        action={t('organizer.sessionMedia.add')}
        failedTitle="organizer.kit.form.failed.notAdded"
        onClose={guard.onClose}
      >
        <MediaFileField<AssetValues>
          name="file"
          label={t('organizer.registrationForm.type.file')}
          mediaHost={mediaHost}
          timeZone={timeZone}
          required
          onChosen={(file) => {
            if (methods.getValues('title').trim() === '')
              methods.setValue('title', titleOfFile(file.name), { shouldDirty: true, shouldTouch: true });
          }}
          onBusyChange={guard.onBusyChange}
        />
        <TextField<AssetValues> name="title" label={t('organizer.agenda.name')} required />
        <LongTextField<AssetValues> name="description" label={t('organizer.agenda.description')} optional />
        <SelectField<AssetValues>
          name="context"
          label={t('organizer.sessionMedia.context')}
          hint={
            preroll && (
              <FieldWarning>{t('organizer.sessionMedia.replaces', { name: preroll.title })}</FieldWarning>
            )
          }
          options={optionsOf(assetContexts, (each) => t(contextKeys[each]))}
        />
        {isBefore && (
          <RadioCards<AssetValues>
            name="timing"
            label={t('organizer.agenda.when')}
            alsoChecks={['startTime']}
            options={optionsOf(assetTimings, (each) => t(`organizer.sessionMedia.timing.${each}`))}
          />
        )}
        {isBefore && timing === 'LATER' && (
          <DateTimeField<AssetValues>
            name="startTime"
            label={t('organizer.sessionMedia.shownFrom')}
            help={t('organizer.sessionMedia.shownFromHint')}
            timeZone={timeZone}
            optional
          />
        )}
      </FormDialog>
      {guard.dialog}
    </>
  );
}
