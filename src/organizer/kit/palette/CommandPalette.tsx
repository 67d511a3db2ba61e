'use client';
import { useEffect, useState } from 'react';
import { findByQuery } from '../../../domain';
import { useAllCommands, type Command } from '../../../headless/palette';
import { useLatest } from '../../../react';
import { useRecent } from '../../../hooks/organizer/resource/useRecent';
import { useT } from '../../../i18n';
import { Dialog } from '../../../themed/kit/Dialog';
import { PickList, type PickGroup } from './PickList';

/** Commands under a title of their own. @experimental */
export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

/** What is looked up elsewhere while somebody types: records of a backend. @experimental */
export interface CommandSearch {
  /** What was found, below everything else. Nothing of it is remembered as used last. */
  groups: readonly CommandGroup[];
  /** More may come. */
  isReading: boolean;
  /** Not everything could be looked through. */
  isError: boolean;
  /** What is typed at the moment; '' once the palette is closed. */
  onQueryChange: (query: string) => void;
}

/** Props of `CommandPalette`. @experimental */
export interface CommandPaletteProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** It wants to be opened, by its keys, or closed. */
  onOpenChange: (isOpen: boolean) => void;
  /** What there always is, in this order: screens, events. What the present screen offers (`useCommands`) comes first. */
  groups: readonly CommandGroup[];
  /** Looks what is typed up elsewhere as well, as `useFinder` does. */
  search?: CommandSearch | undefined;
}

const textOf = ({ label, keywords: query = '' }: Command) => `${label} ${query}`;
/** Before an id in the list of what was used last, where it is listed a second time. */
const again = 'recent ';

/** Everything that can be done or gone to, by its name. Opens with Ctrl+K or ⌘K. @experimental */
export function CommandPalette({ isOpen, onOpenChange, groups, search }: CommandPaletteProps) {
  const t = useT();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      onOpenChange(!isOpen);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpenChange]);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t(search ? 'organizer.kit.palette.titleEverything' : 'organizer.kit.palette.title')}
    >
      <Commands groups={groups} search={search} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface CommandsProps extends Pick<CommandPaletteProps, 'groups' | 'search'> {
  onDone: () => void;
}

function Commands({ groups, search, onDone }: CommandsProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const [recent, note] = useRecent('commands');
  const ofScreen = useAllCommands();
  const searchRef = useLatest(search);
  useEffect(() => () => searchRef.current?.onQueryChange(''), [searchRef]);
  const all = [{ title: t('organizer.kit.palette.actions'), commands: ofScreen }, ...groups];
  const everything = all.flatMap(({ commands }) => commands);
  const lately = recent.flatMap((id) => everything.find((command) => command.id === id) ?? []);
  const found: PickGroup[] = all.map(({ title, commands }) => ({
    title,
    options: findByQuery(commands, query, textOf),
  }));
  const records = (search?.groups ?? []).map(({ title, commands }) => ({ title, options: commands }));
  const last = {
    title: t('organizer.events.recent'),
    options: query.trim() === '' ? lately.map((command) => ({ ...command, id: again + command.id })) : [],
  };
  const run = (id: string) => {
    const known = everything.find((one) => one.id === id.replace(again, ''));
    // Records are people's: none is stored in this browser.
    if (known) note(known.id);
    const command = known ?? search?.groups.flatMap(({ commands }) => commands).find((one) => one.id === id);
    if (!command) return;
    onDone();
    command.onRun();
  };
  return (
    <PickList
      label={t(search ? 'organizer.kit.palette.everything' : 'organizer.kit.palette.field')}
      query={query}
      onQueryChange={(typed) => {
        setQuery(typed);
        search?.onQueryChange(typed);
      }}
      groups={[last, ...found, ...records]}
      none={t('organizer.kit.palette.none')}
      pending={search?.isReading ? t('organizer.kit.palette.reading') : undefined}
      problem={search?.isError ? t('organizer.kit.palette.notAll') : undefined}
      isSteady
      onPick={run}
    />
  );
}
