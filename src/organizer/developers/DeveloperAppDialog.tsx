'use client';
import { useMemo, useRef } from 'react';
import type { DeveloperApp } from '../../contract';
import {
  appCreationProblem,
  developerAppDraft,
  developerAppProblem,
  developerAppSchema,
  developerAppValues,
  developerScopes,
  maxDeveloperNameLength,
  newDeveloperApp,
  type DeveloperAppValues,
} from '../../domain/developers';
import type { CreatedDeveloperApp, DeveloperCalls } from '../../hooks';
import { useT } from '../../i18n';
import { LongTextField, MultiSelectField, TextField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { ActionDialog } from '../kit/form';
import { scopeKeys } from './developerKeys';

export interface DeveloperAppDialogProps {
  /** `null` for a new one. */
  app: DeveloperApp | null;
  /** Names of the others. */
  others: readonly string[];
  calls: Pick<DeveloperCalls, 'createApp' | 'updateApp'>;
  /** It is there now, with the secret that is never shown again. */
  onCreated: (created: CreatedDeveloperApp) => void;
  onSaved: (app: { name: string }) => void;
  onClose: () => void;
}

/** What an app is called, where people come back to after they allowed it, and what it may do. */
export function DeveloperAppDialog(props: DeveloperAppDialogProps) {
  const { app, others, calls, onCreated, onSaved, onClose } = props;
  const t = useT();
  const schema = useMemo(() => developerAppSchema(others), [others]);
  const created = useRef<CreatedDeveloperApp>(null);
  const save = async (values: DeveloperAppValues) => {
    const draft = developerAppDraft(values);
    if (app) await calls.updateApp(app.id, draft);
    else created.current = await calls.createApp(draft);
  };
  return (
    <ActionDialog<DeveloperAppValues>
      title={app ? t('organizer.sharing.editTitle', { name: app.name }) : t('organizer.developers.apps.new')}
      action={t('organizer.kit.form.save')}
      failedTitle={app ? undefined : 'organizer.kit.form.failed.notAdded'}
      values={app ? developerAppValues(app) : newDeveloperApp}
      schema={schema}
      toErrorMessage={app ? developerAppProblem : appCreationProblem}
      run={save}
      onDone={(values) => {
        if (created.current) onCreated(created.current);
        onSaved(values);
      }}
      onClose={onClose}
    >
      <TextField<DeveloperAppValues>
        name="name"
        label={t('organizer.companies.name')}
        limit={maxDeveloperNameLength}
        required
      />
      <LongTextField<DeveloperAppValues>
        name="redirectUrls"
        label={t('organizer.developers.app.redirectUrls')}
        hint={t('organizer.developers.app.redirectHint')}
        dir="ltr"
        spellCheck={false}
        required
      />
      <MultiSelectField<DeveloperAppValues>
        name="scopes"
        label={t('organizer.developers.app.scopes')}
        options={optionsOf(developerScopes, (scope) => t(scopeKeys[scope]))}
      />
    </ActionDialog>
  );
}
