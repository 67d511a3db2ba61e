'use client';
import { useEffect, useState } from 'react';
import { findByQuery } from '../../../domain';
import { useAllCommands, type Command } from '../../../headless/palette';
import { useRecent } from '../../../hooks/organizer/resource/useRecent';
import { useT } from '../../../i18n';
import { Dialog } from '../../../themed/kit/Dialog';
import { PickList, type PickGroup } from './PickList';

/** Commands under a title of their own. @experimental */
export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

/** Props of `CommandPalette`. @experimental */
export interface CommandPaletteProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** It wants to be opened, by its keys, or closed. */
  onOpenChange: (isOpen: boolean) => void;
  /** What there always is, in this order: screens, events. What the present screen offers (`useCommands`) comes first. */
  groups: readonly CommandGroup[];
}

const textOf = ({ label, keywords: query = '' }: Command) => `${label} ${query}`;
/** Before an id in the list of what was used last, where it is listed a second time. */
const again = 'recent ';

/** Everything that can be done or gone to, by its name. Opens with Ctrl+K or ⌘K. @experimental */
export function CommandPalette({ isOpen, onOpenChange, groups }: CommandPaletteProps) {
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
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={t('organizer.kit.palette.title')}>
      <Commands groups={groups} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Commands({ groups, onDone }: { groups: readonly CommandGroup[]; onDone: () => void }) {
  const t = useT();
  const [query, setQuery] = useState('');
  const [recent, note] = useRecent('commands');
  const ofScreen = useAllCommands();
  const all = [{ title: t('organizer.kit.palette.actions'), commands: ofScreen }, ...groups];
  const everything = all.flatMap(({ commands }) => commands);
  const lately = recent.flatMap((id) => everything.find((command) => command.id === id) ?? []);
  const found: PickGroup[] = all.map(({ title, commands }) => ({
    title,
    options: findByQuery(commands, query, textOf),
  }));
  const last = {
    title: t('organizer.events.recent'),
    options: query.trim() === '' ? lately.map((command) => ({ ...command, id: again + command.id })) : [],
  };
  const run = (id: string) => {
    const command = everything.find((one) => one.id === id.replace(again, ''));
    if (!command) return;
    note(command.id);
    onDone();
    command.onRun();
  };
  return (
    <PickList
      label={t('organizer.kit.palette.field')}
      query={query}
      onQueryChange={setQuery}
      groups={[last, ...found]}
      none={t('organizer.kit.palette.none')}
      onPick={run}
    />
  );
}
