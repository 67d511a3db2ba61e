'use client';
import { useRef, useState, type ReactNode } from 'react';
import { findByQuery, wholeTable } from '../../../domain';
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
import { FilterBar } from '../table';
import * as css from './names.css';

export interface NamedListProps<Thing extends { id: string; name: string }> extends Reading {
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
  const [search, setSearch] = useState('');
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
              labels={labels}
              search={search}
              things={findByQuery(all, search, textOf)}
              onSearch={setSearch}
              row={(thing) =>
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

interface FoundProps<Thing> {
  labels: Pick<NamedListProps<never>['labels'], 'search' | 'searchHint'>;
  things: readonly Thing[];
  search: string;
  onSearch: (search: string) => void;
  row: (thing: Thing) => ReactNode;
}

function Found<Thing>({ labels, things, search, onSearch, row }: FoundProps<Thing>) {
  const t = useT();
  return (
    <>
      <FilterBar
        view={{ ...wholeTable, search }}
        onViewChange={(view) => onSearch(view.search)}
        searchLabel={labels.search}
        searchHint={labels.searchHint}
      />
      {things.length > 0 ? (
        <PlainList className={css.list}>{things.map(row)}</PlainList>
      ) : (
        <ScreenEmpty
          drawing="search"
          title={t('organizer.kit.table.noMatch.title')}
          action={<Button onClick={() => onSearch('')}>{t('organizer.kit.table.clearSearch')}</Button>}
        />
      )}
    </>
  );
}
