/** What passes between the parties and is no HTTP call of ours. @experimental */
export type ExchangeKind =
  | 'script'
  | 'iframe'
  | 'postMessage'
  | 'provider-sdk'
  | 'socket'
  | 'link'
  | 'analytics'
  | 'bootstrap'
  | 'page'
  | 'popup'
  | 'redirect'
  | 'storage'
  | 'rule';

/** One exchange, as an integrator needs to know it. @experimental */
export interface Exchange {
  readonly name: string;
  readonly kind: ExchangeKind;
  /** Seen from the widget. */
  readonly direction: 'in' | 'out' | 'both';
  /** The other side: a provider, the parent page, the browser. */
  readonly with: string;
  readonly purpose: string;
  /** What makes it happen. */
  readonly trigger: string;
  /** What is carried, by member. */
  readonly payload?: Readonly<Record<string, string>>;
  /** Rows of the table of calls. */
  readonly calls: readonly string[];
}
