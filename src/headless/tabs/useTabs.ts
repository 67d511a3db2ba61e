'use client';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../react';

interface TabsOptions<Id extends string> {
  /** At least one; the first is chosen to begin with. */
  tabs: readonly [TabFacts<Id>, ...TabFacts<Id>[]];
  /** The chosen one. Held here when absent. */
  current: Id | undefined;
  onCurrentChange: ((id: Id) => void) | undefined;
}

interface TabFacts<Id extends string> {
  id: Id;
  /** Made at once, before it is first chosen. */
  isEager?: boolean | undefined;
}

interface TabsState<Id extends string> {
  current: Id;
  /** Its panel is made: it is chosen, or was before. */
  isMade: (id: Id) => boolean;
  choose: (id: Id) => void;
  /** For the element around elements with `role="tab"`, in the order of `tabs`. */
  listProps: {
    ref: RefObject<HTMLDivElement | null>;
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
  };
  /** For an element around elements with `role="tabpanel"`, each with its id as `data-tab`. */
  panelsRef: RefObject<HTMLDivElement | null>;
}

/**
 * One of several panels at a time, by the WAI-ARIA pattern: arrows, Home and End choose. A panel is made when it is first chosen, and stays.
 * Something inside of one that is told `beforematch`, as the browser does when it finds what is hidden, is shown.
 */
export function useTabs<Id extends string>(options: TabsOptions<Id>): TabsState<Id> {
  const { tabs, current: given, onCurrentChange } = options;
  const listRef = useRef<HTMLDivElement>(null);
  const panelsRef = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0].id);
  const [seen, setSeen] = useState<readonly Id[]>(() =>
    tabs.filter((tab, at) => at === 0 || tab.isEager).map((tab) => tab.id),
  );
  const setChosen = (next: Id) => {
    setOwn(next);
    onCurrentChange?.(next);
  };
  const setChosenRef = useLatest(setChosen);
  useEffect(() => {
    const box = panelsRef.current;
    const show = ({ target }: Event) => {
      const panel = target instanceof Element ? target.closest<HTMLElement>('[role=tabpanel]') : null;
      // Whoever told it goes on with what it shows.
      if (panel) flushSync(() => setChosenRef.current(panel.dataset['tab'] as Id));
    };
    box?.addEventListener('beforematch', show);
    return () => box?.removeEventListener('beforematch', show);
  }, [setChosenRef]);
  const chosen = given ?? own;
  // What is not there any more can't be chosen.
  const current = tabs.find((tab) => tab.id === chosen) ?? tabs[0];

  const choose = (next: Id) => {
    setChosen(next);
    setSeen((was) => [...new Set([...was, current.id, next])]);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = tabs.indexOf(current);
    const targets: Record<string, number> = {
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: (at + 1) % tabs.length,
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = event.ctrlKey || event.altKey || event.metaKey ? undefined : targets[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    choose(tab.id);
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return {
    current: current.id,
    isMade: (id) => id === current.id || seen.includes(id),
    choose,
    listProps: { ref: listRef, onKeyDown: move },
    panelsRef,
  };
}
