import type { ReactNode } from 'react';

/** One thing a reader can point at. */
export interface Part {
  name: string;
  /** A selector within what is drawn; its first match is the part. `:scope` is the component itself. */
  at: string;
  note?: string;
}

/** What there is to know of a component beside its props, which its own docstrings tell. */
export interface ComponentDocs {
  /** Where a partner imports it from. */
  from:
    | 'boxoffice'
    | 'boxoffice/widget'
    | 'boxoffice/headless'
    | 'boxoffice/payments'
    | 'boxoffice/organizer'
    | 'boxoffice/in-context'
    | 'boxoffice/theme';
  /** The component, then what only makes sense together with it: by the names they are exported under. */
  components: Readonly<Record<string, object>>;
  /** What it is for, in a sentence or two. */
  purpose: string;
  /**
   * One of it as a partner writes it, with what it can't do without; `exampleCode` adds what stands around it and what is imported. A prop that is
   * handed on by its own name, `onOpen={onOpen}`, is what a partner has already. Left out where a file `<name>.example.tsx` beside it has more.
   */
  usage?: string;
  /** From the outside in. Empty when it draws nothing of its own. */
  parts: readonly Part[];
  does: readonly string[];
  donts: readonly string[];
  /** What it does for those who don't see or don't point, and what is left to its user. */
  accessibility: readonly string[];
  /** Keys and what they do; empty when it takes none. */
  keyboard: readonly (readonly [keys: string, does: string])[];
  /** Names of other components that have a page. */
  related: readonly string[];
  /** One of it, for its anatomy. Left out when it draws nothing of its own. */
  draw?: () => ReactNode;
}

/** A page of components, in their order, by the name of each one's first component. */
export type PageDocs = Readonly<Record<string, ComponentDocs>>;
