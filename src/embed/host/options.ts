import type { FrameEvents, ThemeMessage } from '../protocol';
import type { Prefill } from '../prefill';

/** `onReady`, `onResized`, `onStep` …: one for each event, with what it carries. @public */
export type EventListeners = {
  [Type in keyof FrameEvents as `on${Capitalize<Type>}`]?: (payload: FrameEvents[Type]) => void;
};

/** How the tickets look and what they begin with. */
interface TicketsAppearance {
  /** BCP 47; English when absent. */
  locale?: string | undefined;
  /** `ink`, `festival` or `summit`. */
  preset?: string | undefined;
  /** `light`, `dark` or `auto`. Default: `auto`. */
  scheme?: string | undefined;
  /** Colours, font and corners on top of the preset. */
  settings?: ThemeMessage | undefined;
  promotionCode?: string | undefined;
}

/** Which tickets a frame sells, and where it is. @public */
export interface TicketsOptions extends TicketsAppearance, EventListeners {
  eventId: string;
  /** Where the ticket page is, e.g. `https://tickets.example`; it has to name this page's origin among those that may frame it. */
  page: string;
  /** Only these ticket types are shown. Default: all. */
  tickets?: readonly string[] | undefined;
  /** What the page knows of its visitor. It travels in the address' fragment, which goes to no server and no log. */
  prefill?: Prefill | undefined;
  /** Campaign parameters by name, e.g. `{ utm_source: 'mail' }`. Default: those of this page's address. 000 §3 utmParams. */
  utm?: Readonly<Record<string, string>> | undefined;
  /** Not shown until `open()`, e.g. from a button of the page. */
  closed?: boolean | undefined;
}
