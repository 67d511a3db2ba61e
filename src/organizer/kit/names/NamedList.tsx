'use client';
import { useRef, useState, type ReactNode } from 'react';
import { findByQuery, isAmong, wholeTable, type TableView } from '../../../domain';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { cx } from '../../../themed/kit/cx';
import { Icon } from '../../../themed/kit/Icon';
import { ProblemNotice, useAction } from '../confirm';
import type { Question } from '../confirm/ConfirmDialog';
import { NewsLine } from '../form/SavedNotice';
import { PageHeader, ScreenEmpty, type BackLink, type ScreenEmptyProps } from '../page';
import { PlainList } from '../page/PlainList';
import { ReadState, type Reading } from '../record';
import { CardList, type CardListProps } from '../list';
import { useTableView, type ViewProps } from '../table';
import * as css from './names.css';

export interface NamedListProps<Thing extends { id: string; name: string }> extends Reading, ViewProps {
  /** By name; `null` before the first answer. */
  things: readonly Thing[] | null;
  labels: {
    title: string;
    lead: string;
    /** On the button that makes another. */
    add: string;
    loading: string;
    failed: string;
    /** One could not be deleted. */
    notChanged: string;
    empty: Pick<ScreenEmptyProps, 'title' | 'text' | 'drawing'>;
    search: string;
    searchHint?: string | undefined;
    saved: (name: string) => string;
    deleted: (name: string) => string;
  };
  /** Where the screen is part of another. */
  back?: BackLink | undefined;
  /** What is looked in. */
  textOf: (thing: Thing) => string;
  /** Names the list and its account, for views that are saved in this browser: `tags 77`. */
  savedAs?: string | undefined;
  /** Their file; without it there is none, and none of them can be chosen. */
  file?: CardListProps<Thing>['file'];
  /** An `<li>`. */
  row: (thing: Thing, on: { onEdit: () => void; onRemove: () => void }) => ReactNode;
  /** The dialog of one, or of a new one with `null`. `others` are the names that are taken. */
  editor: (
    thing: Thing | null,
    on: { others: readonly string[]; onSaved: (saved: { name: string }) => void; onClose: () => void },
  ) => ReactNode;
  /** What is asked before one is deleted; `keeps` when it only says why that can't be. */
  question: (thing: Thing) => Question & { keeps?: boolean };
  /** Rejects with the client's ApiError. */
  remove: (id: string) => Promise<unknown>;
}

/** Things that have a name and little more, on one screen: found, made and changed in a dialog, deleted. */
export function NamedList<Thing extends { id: string; name: string }>(props: NamedListProps<Thing>) {
  const { things, labels, textOf, row, editor, question, remove } = props;
  const { news, problem, act, notify, refuse, confirm, dialog } = useAction();
  const add = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Thing | 'new' | null>(null);
  const [view, onViewChange] = useTableView(props);
  const begin = (next: Thing | 'new' | null) => {
    notify('');
    refuse(null);
    setOpened(next);
  };
  const confirmRemoval = async (thing: Thing) => {
    begin(null);
    const { keeps = false, ...requested } = question(thing);
    if (!(await confirm(requested)) || keeps) return;
    if (await act(() => remove(thing.id))) notify(labels.deleted(thing.name));
    // The button that was pressed may be gone.
    add.current?.focus();
  };
  const isFilled = things !== null && things.length > 0;
  const button = (
    <Button ref={add} variant="primary" icon={<Icon name="plus" />} onClick={() => begin('new')}>
      {labels.add}
    </Button>
  );
  return (
    <div className={cx(isFilled && css.narrow)}>
      <PageHeader title={labels.title} lead={labels.lead} back={props.back} actions={isFilled && button} />
      <NewsLine text={news} className={css.news} />
      <ReadState
        {...props}
        content={things}
        loading={labels.loading}
        failed={labels.failed}
        notice={<ProblemNotice title={labels.notChanged} problem={problem} className={css.notice} />}
      >
        {(all) =>
          all.length === 0 ? (
            <ScreenEmpty drawing="people" {...labels.empty} action={button} />
          ) : (
            <Found
              {...props}
              view={view}
              onViewChange={onViewChange}
              things={findByQuery(all, view.search, textOf)}
              isThere={isAmong(all)}
              rowOf={(thing) =>
                row(thing, { onEdit: () => begin(thing), onRemove: () => void confirmRemoval(thing) })
              }
            />
          )
        }
      </ReadState>
      {opened &&
        editor(opened === 'new' ? null : opened, {
          others: (things ?? []).filter((each) => each !== opened).map(({ name }) => name),
          onSaved: ({ name }) => {
            setOpened(null);
            notify(labels.saved(name.trim()));
          },
          onClose: () => setOpened(null),
        })}
      {dialog}
    </div>
  );
}

interface FoundProps<Thing extends { id: string; name: string }> extends Pick<
  NamedListProps<Thing>,
  'savedAs' | 'file'
> {
  labels: Pick<NamedListProps<never>['labels'], 'search' | 'searchHint'>;
  things: readonly Thing[];
  isThere: (id: string) => boolean;
  view: TableView;
  onViewChange: (view: TableView) => void;
  rowOf: (thing: Thing) => ReactNode;
}

const idOf = ({ id }: { id: string }) => id;

function Found<Thing extends { id: string; name: string }>(props: FoundProps<Thing>) {
  const { labels, things, isThere, view, onViewChange, savedAs, file, rowOf } = props;
  const t = useT();
  return (
    <CardList
      view={view}
      onViewChange={onViewChange}
      searchLabel={labels.search}
      searchHint={labels.searchHint}
      savedAs={savedAs}
      rows={things}
      rowId={idOf}
      isThere={isThere}
      file={file}
    >
      {things.length > 0 ? (
        <PlainList className={css.list}>{things.map(rowOf)}</PlainList>
      ) : (
        <ScreenEmpty
          drawing="search"
          title={t('organizer.kit.table.noMatch.title')}
          action={
            <Button onClick={() => onViewChange(wholeTable)}>{t('organizer.kit.table.clearSearch')}</Button>
          }
        />
      )}
    </CardList>
  );
}
