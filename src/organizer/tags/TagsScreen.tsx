'use client';
import { useTags } from '../../hooks';
import { TagsView } from './TagsView';

/** Props of `TagsScreen`. @experimental */
export interface TagsScreenProps {
  /** The organizer’s account. */
  accountId: string;
}

/** The tags of an account: made, renamed, recoloured, deleted. 002 §2 tag management, §7 tags. */
export function Tags({ accountId }: TagsScreenProps) {
  const { tags, isError, isFetching, refetch, save, remove } = useTags(accountId);
  return (
    <TagsView
      {...{ save, remove }}
      tags={tags ?? null}
      hasFailed={isError}
      isUpdating={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
