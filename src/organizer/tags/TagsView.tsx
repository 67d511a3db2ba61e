'use client';
import { useRef, useState } from 'react';
import type { OrganizerTag } from '../../contract';
import { findByWords, messageOf, wholeTable, type SaveProblem } from '../../domain';
import { problemOf } from '../../hooks';
import { useT, type MessageKey } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { Notice } from '../../themed/kit/Notice';
import { useConfirm } from '../confirm';
import { SavedNotice } from '../form/SavedNotice';
import { PageHeader, ScreenEmpty, ScreenFailed, ScreenLoading } from '../page';
import { FilterBar } from '../table';
import { TagDialog, type TagDialogProps } from './TagDialog';
import { TagRow } from './TagRow';
import * as css from './tags.css';

export interface TagsViewProps extends Pick<TagDialogProps, 'save'> {
  /** By name; `null` before the first answer. */
  tags: readonly OrganizerTag[] | null;
  /** The call failed; tags that are there stay. */
  hasFailed?: boolean | undefined;
  /** A call is on its way. */
  isUpdating?: boolean | undefined;
  /** They want it tried again. */
  onRetry: () => void;
  /** Rejects with the client's ApiError. */
  remove: (id: string) => Promise<unknown>;
}

/* Safari forgets that a list without bullets is one. */
const list = 'list';

/** The tags of an account in every state the list has; knows nothing of where they come from. 002 §7 tags. */
export function TagsView(props: TagsViewProps) {
  const { tags, hasFailed, isUpdating, onRetry, save, remove } = props;
  const t = useT();
  const { confirm, dialog } = useConfirm();
  const add = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<OrganizerTag | 'new' | null>(null);
  const [search, setSearch] = useState('');
  const [news, setNews] = useState<string | null>(null);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const open = (tag: OrganizerTag | 'new') => {
    setNews(null);
    setProblem(null);
    setOpened(tag);
  };
  const ask = async ({ id, name, uses }: OrganizerTag) => {
    setNews(null);
    setProblem(null);
    const isSure = await confirm({
      title: t('organizer.share.remove.title', { name }),
      text: uses === 0 ? t('organizer.tags.removeUnused') : t('organizer.tags.removeText', { count: uses }),
      action: t('organizer.share.remove.action'),
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      await remove(id);
      setNews(t('organizer.tags.deleted', { name }));
    } catch (error) {
      setProblem(problemOf(error));
    }
    // The button that was pressed may be gone.
    add.current?.focus();
  };
  const button = (
    <Button ref={add} variant="primary" icon={<Icon name="plus" />} onClick={() => open('new')}>
      {t('organizer.tags.new')}
    </Button>
  );
  const shown = findByWords(tags ?? [], search, ({ name }) => name);
  return (
    <div className={css.narrow}>
      <PageHeader
        title={t('organizer.tags.title')}
        lead={t('organizer.tags.lead')}
        actions={tags && tags.length > 0 && button}
      />
      <div role="status" className={css.news}>
        {news !== null && <SavedNotice text={news} />}
      </div>
      {hasFailed && (
        <ScreenFailed title={t('organizer.tags.failed')} onRetry={onRetry} isRetrying={isUpdating} />
      )}
      {problem && (
        <Notice tone="danger" live="assertive" title={t('organizer.tags.notChanged')} className={css.notice}>
          {messageOf<MessageKey>(problem.message, t)}
        </Notice>
      )}
      {tags === null && !hasFailed && <ScreenLoading label={t('organizer.tags.loading')} />}
      {tags?.length === 0 && (
        <ScreenEmpty
          drawing="people"
          title={t('organizer.tags.empty.title')}
          text={t('organizer.tags.empty.text')}
          action={button}
        />
      )}
      {tags && tags.length > 0 && (
        <>
          <FilterBar
            view={{ ...wholeTable, search }}
            onViewChange={(view) => setSearch(view.search)}
            searchLabel={t('organizer.tags.search')}
          />
          <ul role={list} className={css.list}>
            {shown.map((tag) => (
              <TagRow key={tag.id} tag={tag} onEdit={() => open(tag)} onRemove={() => void ask(tag)} />
            ))}
          </ul>
          {shown.length === 0 && (
            <ScreenEmpty
              drawing="search"
              title={t('organizer.table.noMatch.title')}
              action={<Button onClick={() => setSearch('')}>{t('organizer.table.clearSearch')}</Button>}
            />
          )}
        </>
      )}
      {opened && (
        <TagDialog
          tag={opened === 'new' ? null : opened}
          others={(tags ?? []).filter((each) => each !== opened).map(({ name }) => name)}
          save={save}
          onSaved={({ name }) => {
            setOpened(null);
            setNews(t('organizer.tags.saved', { name }));
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {dialog}
    </div>
  );
}
