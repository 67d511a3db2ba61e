export interface Request {
  path: string;
  bytes: number;
  /** Milliseconds from the first request. */
  begun: number;
  ended: number;
}

export interface Loaded {
  /** What began up to then is not counted, in milliseconds from the first request; -Infinity counts all. */
  from: number;
  /** Milliseconds from the first request until a quantity could be chosen, or the form filled in. */
  usable: number;
  requests: readonly Request[];
}

export interface Limits {
  bytes: number;
  requests: number;
}

export function phasesOf(loaded: Loaded): Record<'first' | 'arrived' | 'later', Request[]>;
export function overLimit(loaded: Loaded, limits: Limits): string[];
export const tableHead: string;
export function showLoaded(name: string, loaded: Loaded, each?: boolean): string;
