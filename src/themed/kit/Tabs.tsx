'use client';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../react';
import * as css from './Tabs.css';

/** One tab and what is under it. @public */
export interface Tab<Id extends string> {
  id: Id;
  label: string;
  panel: ReactNode;
  /** Made at once, before it is first chosen: a part of a form, which is checked as a whole. */
  isEager?: boolean | undefined;
}

/** Props of `Tabs`. @public */
export interface TabsProps<Id extends string> {
  /** What one chooses among; read aloud. */
  label: string;
  /** At least one; the first is chosen to begin with. */
  tabs: readonly [Tab<Id>, ...Tab<Id>[]];
  /** The chosen one. Held here when absent. */
  current?: Id | undefined;
  /** Another one was chosen. */
  onCurrentChange?: ((id: Id) => void) | undefined;
}

/**
 * One of several panels at a time, by the WAI-ARIA pattern: arrows, Home and End choose, Tab goes on to the panel. A panel is
 * made when it is first chosen, and keeps what was typed into it. Something inside of it that is told `beforematch`, as the browser does
 * when it finds what is hidden, is shown.
 * @public
 */
export function Tabs<Id extends string>({ label, tabs, current: given, onCurrentChange }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0].id);
  const chosen = given ?? own;
  const [seen, setSeen] = useState<readonly Id[]>(() =>
    tabs.filter((tab, at) => at === 0 || tab.isEager).map((tab) => tab.id),
  );
  const panels = useRef<HTMLDivElement>(null);
  const setChosen = (next: Id) => {
    setOwn(next);
    onCurrentChange?.(next);
  };
  const setChosenRef = useLatest(setChosen);
  useEffect(() => {
    const box = panels.current;
    const show = ({ target }: Event) => {
      const panel = target instanceof Element ? target.closest<HTMLElement>('[role=tabpanel]') : null;
      // Whoever told it goes on with what it shows.
      if (panel) flushSync(() => setChosenRef.current(panel.dataset['tab'] as Id));
    };
    box?.addEventListener('beforematch', show);
    return () => box?.removeEventListener('beforematch', show);
  }, [setChosenRef]);
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
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div ref={panels}>
      {/* Only its tabs take the focus; what is pressed there is heard here. */}
      <div ref={list} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move} className={css.list}>
        {tabs.map((tab) => {
          const isCurrent = tab === current;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={isCurrent}
              aria-controls={isCurrent || seen.includes(tab.id) ? `${id}-${tab.id}-panel` : undefined}
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => choose(tab.id)}
              className={css.tab}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {tabs.map((tab) => {
        const isCurrent = tab === current;
        if (!isCurrent && !seen.includes(tab.id)) return null;
        return (
          <div
            key={tab.id}
            role="tabpanel"
            data-tab={tab.id}
            id={`${id}-${tab.id}-panel`}
            aria-labelledby={`${id}-${tab.id}`}
            hidden={!isCurrent}
            className={css.panel}
          >
            {tab.panel}
          </div>
        );
      })}
    </div>
  );
}
