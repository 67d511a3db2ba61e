/** An event of a Chromium trace. */
export interface TraceEvent {
  name: string;
  /** Of the process. */
  pid: number;
  /** Microseconds. */
  ts: number;
  args: { elementCount?: number; beginData?: { dirtyObjects?: number } };
}

/** Names of two moments in a trace. */
export interface Marks {
  changed: string;
  drawn: string;
}

/** What a change costs until its frame is drawn. */
export interface FrameCost {
  layouts: number;
  /** Laid out again in them. */
  boxes: number;
  restyles: number;
  /** Elements whose style was computed in them. */
  styled: number;
}

export interface ChangeCost extends FrameCost {
  /** In the body of the page, once a quantity is chosen. */
  elements: number;
}

export function marksOf(length: number): Marks;
export function costsOf(events: readonly TraceEvent[], marks: Marks): FrameCost[];
export function leastOf(costs: readonly FrameCost[]): FrameCost;
export function overCost(cost: ChangeCost, limits: ChangeCost): string[];
export const costHead: string;
export function showCost(name: string, cost: ChangeCost): string;
