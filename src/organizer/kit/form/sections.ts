'use client';
import { useSyncExternalStore } from 'react';

/** A titled part of a form that is on the screen. */
export interface EditorSection {
  /** Of its title. */
  id: string;
  title: string;
  element: HTMLElement;
}

/** The sections of a form, as they stand on the screen. They come and go without the form around them being drawn again. */
export interface EditorSections {
  /** Takes it in; call what it returns when it goes. */
  add: (section: EditorSection) => () => void;
  get: () => readonly EditorSection[];
  /** Calls when they changed, until what it returns is called. */
  subscribe: (onChange: () => void) => () => void;
}

export function createSections(): EditorSections {
  let all: readonly EditorSection[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly EditorSection[]) => {
    all = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (section) => {
      change([...all, section].sort(byPosition));
      return () => change(all.filter((one) => one !== section));
    },
    get: () => all,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

const byPosition = (one: EditorSection, other: EditorSection): number =>
  one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

const none: readonly EditorSection[] = [];

/** Before the first picture, so that nothing moves when the list of them appears. */
export const useSections = ({ subscribe, get }: EditorSections): readonly EditorSection[] =>
  useSyncExternalStore(subscribe, get, () => none);
