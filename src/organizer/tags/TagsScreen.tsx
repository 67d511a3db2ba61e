'use client';
import { useTags } from '../../hooks';
import { readingOf } from '../kit/record';
import { useTableView, type ViewProps } from '../kit/table';
import { TagsView } from './TagsView';

/** Props of `TagsScreen`. @experimental */
export interface TagsScreenProps extends ViewProps {
  /** The organizer’s account. */
  accountId: string;
}

/** The tags of an account: made, renamed, recoloured, deleted. 002 §2 tag management, §7 tags. */
export function Tags({ accountId, ...props }: TagsScreenProps) {
  const [view, onViewChange] = useTableView(props);
  const { tags, save, remove, ...read } = useTags(accountId);
  return (
    <TagsView
      {...readingOf(read)}
      view={view}
      onViewChange={onViewChange}
      savedAs={`tags ${accountId}`}
      save={save}
      remove={remove}
      tags={tags ?? null}
    />
  );
}
