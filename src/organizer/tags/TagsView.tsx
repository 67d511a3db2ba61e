'use client';
import type { OrganizerTag } from '../../contract';
import { useT } from '../../i18n';
import type { ListProps } from '../kit/list';
import { NamedList } from '../kit/names';
import type { Reading } from '../kit/record';
import { TagDialog, type TagDialogProps } from './TagDialog';
import { TagRow } from './TagRow';

export interface TagsViewProps
  extends
    Reading,
    Partial<Pick<ListProps, 'view' | 'onViewChange' | 'savedAs'>>,
    Pick<TagDialogProps, 'save'> {
  /** By name; `null` before the first answer. */
  tags: readonly OrganizerTag[] | null;
  /** Rejects with the client's ApiError. */
  remove: (id: string) => Promise<unknown>;
}

/** The tags of an account in every state the list has; knows nothing of where they come from. 002 §7 tags. @experimental */
export function TagsView({ tags, save, ...list }: TagsViewProps) {
  const t = useT();
  return (
    <NamedList
      {...list}
      things={tags}
      labels={{
        title: t('organizer.tags.title'),
        lead: t('organizer.tags.lead'),
        add: t('organizer.tags.new'),
        loading: t('organizer.tags.loading'),
        failed: t('organizer.tags.failed'),
        notChanged: t('organizer.tags.notChanged'),
        empty: { title: t('organizer.tags.empty.title'), text: t('organizer.tags.empty.text') },
        search: t('organizer.tags.search'),
        saved: (name) => t('organizer.tags.saved', { name }),
        deleted: (name) => t('organizer.tags.deleted', { name }),
      }}
      file={{
        name: 'tags',
        columns: [
          { label: t('organizer.companies.name'), exportValue: ({ name }) => name },
          { label: t('organizer.tags.colour'), exportValue: ({ color }) => color },
          { label: t('organizer.contacts.title'), exportValue: ({ uses }) => uses },
        ],
      }}
      textOf={({ name }) => name}
      row={(tag, on) => <TagRow key={tag.id} tag={tag} {...on} />}
      editor={(tag, on) => <TagDialog tag={tag} save={save} {...on} />}
      question={({ name, uses }) => ({
        title: t('organizer.sharing.remove.title', { name }),
        text: uses === 0 ? t('organizer.tags.removeUnused') : t('organizer.tags.removeText', { count: uses }),
        action: t('organizer.sharing.remove.action'),
        tone: 'danger',
      })}
    />
  );
}
