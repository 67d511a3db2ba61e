'use client';
import { useTags } from '../../hooks';
import { readingOf } from '../kit/record';
import { TagsView } from './TagsView';

/** Props of `TagsScreen`. @experimental */
export interface TagsScreenProps {
  /** The organizer’s account. */
  accountId: string;
}

/** The tags of an account: made, renamed, recoloured, deleted. 002 §2 tag management, §7 tags. */
export function Tags({ accountId }: TagsScreenProps) {
  const { tags, save, remove, ...read } = useTags(accountId);
  return <TagsView {...readingOf(read)} save={save} remove={remove} tags={tags ?? null} />;
}
