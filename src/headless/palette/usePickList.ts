'use client';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

export interface PickListOptions {
  /** Ids of the options, in the order they are shown; each once. */
  ids: readonly string[];
  onPick: (id: string) => void;
}

/**
 * A text field above the list it searches: the focus stays in the field, arrows move in the list, Enter takes (ARIA
 * combobox with a listbox that is always open). react-aria's combo box keeps a choice and closes; this keeps neither.
 */
export function usePickList({ ids, onPick }: PickListOptions) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const active = chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? null);
  // What Enter takes stays the same when options come in above it.
  if (active !== chosen) setChosen(active);
  const optionId = (id: string) => `${base}-${id}`;

  useEffect(() => {
    if (active !== null)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const move = (step: number) => {
    const at = active === null ? -1 : ids.indexOf(active);
    setChosen(ids[(at + step + ids.length) % ids.length] ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => active !== null && onPick(active),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return {
    /** The first option is active again: others are looked for. */
    reset: () => setChosen(null),
    inputProps: {
      role: 'combobox',
      'aria-expanded': true,
      'aria-autocomplete': 'list',
      'aria-controls': base,
      'aria-activedescendant': active === null ? undefined : optionId(active),
      autoComplete: 'off',
      onKeyDown,
    },
    listProps: { ref: list, id: base, role: 'listbox' },
    optionProps: (id: string) => ({
      id: optionId(id),
      role: 'option',
      'aria-selected': id === active,
      onPointerMove: () => setChosen(id),
      onClick: () => onPick(id),
    }),
  } as const;
}
