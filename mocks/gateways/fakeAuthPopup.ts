import type { Person } from '../../src/contract';

/** How a window for signing in behaves. @public */
export interface FakeAuthPopupOptions {
  /** The browser opens no window. */
  blocked?: boolean;
}

/** Authorization pages that answer as a test says, without a window. @public */
export interface FakeAuthPopup {
  /** Addresses that windows were opened with. */
  readonly opened: readonly string[];
  /** The person allowed it, and shared of themselves what is given. `keys` instead of a sign-in service's. */
  authorize: (profile?: Person, keys?: { key: string; secret: string }) => void;
  /** The page refused, with an error code where there is one. */
  refuse: (code?: number) => void;
  /** The person closed the window. */
  close: () => void;
  /** Anything at all, from `origin`; this one when absent. */
  say: (data: object, origin?: string) => void;
  /** Gives `window.open` back. */
  restore: () => void;
}

/** Stands in for `window.open` until it is restored. Browsers and jsdom. @public */
export function createFakeAuthPopup({ blocked = false }: FakeAuthPopupOptions = {}): FakeAuthPopup {
  const real = window.open.bind(window);
  const opened: string[] = [];
  let frame: HTMLIFrameElement | null = null;
  const close = () => {
    frame?.remove();
    frame = null;
  };
  window.open = (url) => {
    opened.push(String(url));
    if (blocked) return null;
    frame = document.createElement('iframe');
    frame.hidden = true;
    document.body.append(frame);
    const { contentWindow } = frame;
    if (contentWindow) Object.defineProperty(contentWindow, 'close', { value: close });
    return contentWindow;
  };
  const state = () => new URL(opened.at(-1) ?? '', window.location.href).searchParams.get('state');
  const say = (data: object, origin = window.location.origin) => {
    const source = frame?.contentWindow ?? null;
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  };
  return {
    opened,
    say,
    close,
    authorize: (
      profile,
      keys = { key: 'linkedin key of maren-holt', secret: 'linkedin secret of maren-holt' },
    ) =>
      say({
        source: 'boxoffice',
        type: 'authorized',
        state: state(),
        ...keys,
        userId: 'maren-holt',
        ...(profile && { profile }),
      }),
    refuse: (code) =>
      say({
        source: 'boxoffice',
        type: 'authorizationRefused',
        state: state(),
        ...(code !== undefined && { code }),
      }),
    restore: () => {
      close();
      window.open = real;
    },
  };
}
