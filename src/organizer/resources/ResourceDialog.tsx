'use client';
import { useMemo, useRef } from 'react';
import type { EventResource, ResourceAudience } from '../../contract';
import {
  newResource,
  resourceContent,
  resourceKinds,
  resourceLimits,
  resourceProblem,
  resourceSchema,
  resourceValues,
  type ResourceValues,
} from '../../domain/resources';
import type { ResourceCalls, Saved } from '../../hooks';
import { useT } from '../../i18n';
import { LongTextField, MultiSelectField, SelectField, SwitchField, TextField } from '../kit/fields';
import { namedOptions, optionsOf } from '../kit/fields/options';
import { FormDialog, useEditor } from '../kit/form';
import { kindKeys } from './kindKeys';

interface ResourceDialogProps {
  /** `null` for a new one. */
  resource: EventResource | null;
  audiences: readonly ResourceAudience[];
  calls: Pick<ResourceCalls, 'read' | 'create' | 'update'>;
  /** Its title as it is now. */
  onSaved: (title: string) => void;
  onClose: () => void;
}

const toSaved = (resource: EventResource): Saved<ResourceValues> => ({
  values: resourceValues(resource),
  version: resource.version,
});
const fresh: Saved<ResourceValues> = { values: newResource, version: 0 };

/** What a resource says, where it is, and who sees it. Somebody else's change meanwhile is asked about as in every form. */
export function ResourceDialog({ resource, audiences, calls, onSaved, onClose }: ResourceDialogProps) {
  const t = useT();
  const title = useRef('');
  const editor = useEditor<ResourceValues>({
    saved: useMemo(() => (resource ? toSaved(resource) : fresh), [resource]),
    schema: resourceSchema,
    toErrorMessage: resourceProblem,
    save: async (values, version) => {
      const content = resourceContent(values);
      const saved = resource
        ? await calls.update(resource.id, content, version)
        : await calls.create(content, values.visible);
      title.current = saved.title;
      return toSaved(saved);
    },
    reload: resource ? async () => toSaved(await calls.read(resource.id)) : undefined,
    onSaved: () => onSaved(title.current),
  });
  return (
    <FormDialog
      editor={editor}
      title={
        resource ? t('organizer.sharing.editTitle', { name: resource.title }) : t('organizer.resources.new')
      }
      onClose={onClose}
    >
      <TextField<ResourceValues>
        name="title"
        label={t('organizer.agenda.name')}
        limit={resourceLimits.title}
        required
      />
      <SelectField<ResourceValues>
        name="kind"
        label={t('organizer.agenda.kind')}
        options={optionsOf(resourceKinds, (kind) => t(kindKeys[kind].label))}
      />
      <TextField<ResourceValues>
        name="url"
        label={t('organizer.mobileApp.card.url')}
        hint={t('organizer.partners.addressHint')}
        type="url"
        dir="ltr"
        spellCheck={false}
        required
      />
      <LongTextField<ResourceValues>
        name="description"
        label={t('organizer.agenda.description')}
        limit={resourceLimits.description}
        optional
      />
      <MultiSelectField<ResourceValues>
        name="audienceIds"
        label={t('organizer.resources.audiences')}
        options={namedOptions(audiences)}
      />
      {!resource && (
        <SwitchField<ResourceValues>
          name="visible"
          label={t('organizer.resources.visible')}
          hint={t('organizer.resources.visibleHint')}
        />
      )}
    </FormDialog>
  );
}
