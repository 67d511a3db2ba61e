'use client';
import { useMemo } from 'react';
import type { OrganizerTag, OrganizerTagDraft } from '../../contract';
import { maxTagNameLength, tagSchema, type TagValues } from '../../domain/tags';
import { useT } from '../../i18n';
import { ColourField, TextField } from '../kit/fields';
import { ActionDialog } from '../kit/form';
import * as css from './tags.css';

export interface TagDialogProps {
  /** `null` for a new one. */
  tag: OrganizerTag | null;
  /** Names of the others. */
  others: readonly string[];
  /** Over the one with `id`; a new one without. Rejects with the client's ApiError. */
  save: (draft: OrganizerTagDraft, id?: string) => Promise<OrganizerTag>;
  onSaved: (tag: TagValues) => void;
  onClose: () => void;
}

const fresh: TagValues = { name: '', color: '#1f4e5f' };

/** A tag's name and colour. */
export function TagDialog({ tag, others, save, onSaved, onClose }: TagDialogProps) {
  const t = useT();
  const schema = useMemo(() => tagSchema(others), [others]);
  return (
    <ActionDialog<TagValues>
      title={tag ? t('organizer.sharing.editTitle', { name: tag.name }) : t('organizer.tags.new')}
      action={t('organizer.kit.form.save')}
      failedTitle={tag ? undefined : 'organizer.kit.form.failed.notAdded'}
      values={tag ? { name: tag.name, color: tag.color } : fresh}
      run={({ name, color }) => save({ name: name.trim(), color }, tag?.id)}
      onDone={onSaved}
      schema={schema}
      onClose={onClose}
    >
      <TextField<TagValues>
        name="name"
        label={t('organizer.tags.name')}
        hint={tag && tag.uses > 0 ? t('organizer.tags.renameHint') : undefined}
        limit={maxTagNameLength}
        required
      />
      <div className={css.colourField}>
        <ColourField<TagValues> name="color" label={t('organizer.tags.colour')} required />
      </div>
    </ActionDialog>
  );
}
