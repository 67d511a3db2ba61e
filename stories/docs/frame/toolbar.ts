import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Globals = Readonly<Record<string, unknown>>;

let current: Globals = {};
const listeners = new Set<() => void>();

/** Hears what the toolbar is set to, for pages that are no story. Called once, before Storybook says it first. */
export function listenToToolbar() {
  void addons.ready().then((channel) => {
    for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
      channel.on(event, ({ globals }: { globals: Globals }) => {
        current = globals;
        for (const listener of listeners) listener();
      });
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the toolbar is set to. */
export const useToolbar = (): Globals => useSyncExternalStore(subscribe, () => current);
