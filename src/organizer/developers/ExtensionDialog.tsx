'use client';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { DeveloperApp, DeveloperExtension } from '../../contract';
import {
  extensionDraft,
  extensionPlaces,
  extensionProblem,
  extensionSchema,
  extensionValues,
  hostsOf,
  maxDeveloperNameLength,
  newExtension,
  type ExtensionValues,
} from '../../domain/developers';
import type { DeveloperCalls } from '../../hooks';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { SelectField, SwitchField, TextField } from '../kit/fields';
import { namedOptions, optionsOf } from '../kit/fields/options';
import { ActionDialog } from '../kit/form';
import { useEditorControl } from '../kit/form/EditorContext';
import { placeKeys } from './developerKeys';

export interface ExtensionDialogProps {
  /** `null` for a new one. */
  extension: DeveloperExtension | null;
  /** All of the account, this one too. */
  extensions: readonly DeveloperExtension[];
  apps: readonly DeveloperApp[];
  /** Rejects with the client's ApiError. */
  save: DeveloperCalls['saveExtension'];
  onSaved: (values: ExtensionValues) => void;
  onClose: () => void;
}

/** Which page of an app is shown, and where. An extension stays with its app. */
export function ExtensionDialog(props: ExtensionDialogProps) {
  const { extension, extensions, apps, save, onSaved, onClose } = props;
  const t = useT();
  const schema = useMemo(
    () =>
      extensionSchema(
        apps,
        extensions.filter(({ id }) => id !== extension?.id),
      ),
    [apps, extensions, extension],
  );
  const only = apps.length === 1 ? apps[0] : undefined;
  return (
    <ActionDialog<ExtensionValues>
      title={
        extension
          ? t('organizer.sharing.editTitle', { name: extension.name })
          : t('organizer.developers.extensions.new')
      }
      action={t('organizer.kit.form.save')}
      failedTitle={extension ? undefined : 'organizer.kit.form.failed.notAdded'}
      values={extension ? extensionValues(extension) : newExtension(only?.id ?? '')}
      schema={schema}
      toErrorMessage={extensionProblem}
      run={(values) => save(extensionDraft(values), extension?.id)}
      onDone={onSaved}
      onClose={onClose}
    >
      {!extension && (
        <SelectField<ExtensionValues>
          name="appId"
          label={t('organizer.developers.extension.app')}
          options={namedOptions(apps)}
          alsoChecks={['name', 'url']}
          required
        />
      )}
      <TextField<ExtensionValues>
        name="name"
        label={t('organizer.companies.name')}
        limit={maxDeveloperNameLength}
        required
      />
      <SelectField<ExtensionValues>
        name="place"
        label={t('organizer.developers.extension.place')}
        options={optionsOf(extensionPlaces, (place) => t(placeKeys[place]))}
      />
      <Address apps={apps} />
      <SwitchField<ExtensionValues>
        name="enabled"
        label={t('organizer.registrationFlows.status.active')}
        hint={t('organizer.developers.extension.activeHint')}
      />
    </ActionDialog>
  );
}

/** On a host of the app, which are named. */
function Address({ apps }: Pick<ExtensionDialogProps, 'apps'>) {
  const t = useT();
  const locale = useLocale();
  const appId = useWatch({ control: useEditorControl<ExtensionValues>(), name: 'appId' });
  const app = apps.find(({ id }) => id === appId);
  const hosts = app && listText(locale, hostsOf(app), { type: 'disjunction' });
  return (
    <TextField<ExtensionValues>
      name="url"
      label={t('organizer.mobileApp.card.url')}
      hint={hosts && t('organizer.developers.extension.urlHint', { hosts })}
      type="url"
      dir="ltr"
      spellCheck={false}
      required
    />
  );
}
