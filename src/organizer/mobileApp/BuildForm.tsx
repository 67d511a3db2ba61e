'use client';
import { useRef } from 'react';
import type { BuildManagerConfig, BuildManagerDraft, MobileApp } from '../../contract';
import { saveProblem } from '../../domain';
import { buildSchema, isUnderWay, platforms } from '../../domain/mobileApp';
import type { Saved, SaveCalls, useMobileBuild } from '../../hooks';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { useConfirm } from '../kit/confirm';
import { MultiSelectField, TextField } from '../kit/fields';
import { EditorForm, FormSection, useEditor } from '../kit/form';
import { BuildStanding } from './BuildStanding';
import { platformNames } from './platformNames';
import { Publish } from './Publish';

/** What it is built with, once that is known, and how it is built. */
export type BuildLoad = ReturnType<typeof useMobileBuild>;

export interface BuildFormProps {
  app: MobileApp;
  config: BuildManagerConfig;
  /** As it is saved, with its version. */
  saved: Saved<BuildManagerDraft>;
  /** Saves it, and builds and publishes it as well. Rejects with the client’s ApiError. */
  onBuild: BuildLoad['save'];
  /** The backend knows more of what is missing. */
  onRefused: () => void;
}

/** 4091: a build is under way. */
const underWay = 4091;
const toErrorMessage: NonNullable<SaveCalls<BuildManagerDraft>['toErrorMessage']> = (failure) =>
  failure.code === underWay
    ? { message: { key: 'organizer.mobileApp.build.error.underWay' } }
    : saveProblem(failure);

/** Platforms, names and version of a build; saved, or built and published. 002 §7 Mobile app, buildManager (publish=true). */
export function BuildForm({ app, config, saved, onBuild, onRefused }: BuildFormProps) {
  const t = useT();
  const locale = useLocale();
  const { confirm, dialog } = useConfirm();
  const isPublishing = useRef(false);
  const editor = useEditor<BuildManagerDraft>({
    saved,
    toErrorMessage,
    schema: buildSchema,
    save: (values) =>
      onBuild(values, isPublishing.current).catch((error: unknown) => {
        onRefused();
        throw error;
      }),
  });
  const { methods, submit } = editor;
  const publish = async () => {
    // What is wrong is said as when saving.
    if (!(await methods.trigger())) return void submit();
    const { versionName, platforms: on } = methods.getValues();
    const isSure = await confirm({
      title: t('organizer.mobileApp.build.publish.title', { version: versionName.trim() }),
      text: t('organizer.mobileApp.build.publish.text', {
        platforms: listText(
          locale,
          on.map((platform) => platformNames[platform]),
        ),
      }),
      action: t('organizer.mobileApp.build.publish'),
    });
    if (!isSure) return;
    isPublishing.current = true;
    await submit();
    isPublishing.current = false;
  };
  const { state, publishedVersion } = config;
  return (
    <EditorForm editor={editor} title={t('organizer.mobileApp.build.settings')}>
      <FormSection
        title={t('organizer.mobileApp.build')}
        text={<BuildStanding config={config} />}
        after={
          !isUnderWay(state) && (
            <Publish
              app={app}
              publishedVersion={publishedVersion}
              isBusy={editor.state.at === 'saving'}
              onPublish={() => void publish()}
            />
          )
        }
      >
        <MultiSelectField<BuildManagerDraft>
          name="platforms"
          label={t('organizer.mobileApp.build.platforms')}
          options={platforms.map((value) => ({ value, label: platformNames[value] }))}
        />
        <TextField<BuildManagerDraft>
          name="versionName"
          label={t('organizer.mobileApp.build.version')}
          hint={
            publishedVersion === null
              ? t('organizer.mobileApp.build.versionHint')
              : t('organizer.mobileApp.build.versionAbove', { version: publishedVersion })
          }
          inputMode="decimal"
          dir="ltr"
          span={6}
        />
        <TextField<BuildManagerDraft>
          name="bundleId"
          label={t('organizer.mobileApp.build.bundleId')}
          hint={t('organizer.mobileApp.build.bundleIdHint')}
          dir="ltr"
          spellCheck={false}
          span={6}
        />
        <TextField<BuildManagerDraft>
          name="privacyUrl"
          label={t('organizer.mobileApp.build.privacyUrl')}
          type="url"
          dir="ltr"
          spellCheck={false}
        />
      </FormSection>
      {dialog}
    </EditorForm>
  );
}
