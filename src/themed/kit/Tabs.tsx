'use client';
import { useId, type ReactNode } from 'react';
import { useTabs } from '../../headless/tabs/useTabs';
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
  const { current, isMade, choose, listProps, panelsRef } = useTabs({
    tabs,
    current: given,
    onCurrentChange,
  });
  return (
    <div ref={panelsRef}>
      {/* Only its tabs take the focus; what is pressed there is heard here. */}
      <div {...listProps} role="tablist" aria-label={label} tabIndex={-1} className={css.list}>
        {tabs.map((tab) => {
          const isCurrent = tab.id === current;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={isCurrent}
              aria-controls={isMade(tab.id) ? `${id}-${tab.id}-panel` : undefined}
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
        if (!isMade(tab.id)) return null;
        return (
          <div
            key={tab.id}
            role="tabpanel"
            data-tab={tab.id}
            id={`${id}-${tab.id}-panel`}
            aria-labelledby={`${id}-${tab.id}`}
            hidden={tab.id !== current}
            className={css.panel}
          >
            {tab.panel}
          </div>
        );
      })}
    </div>
  );
}
