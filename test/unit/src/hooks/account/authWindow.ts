import { vi } from 'vitest';

/** A window that can be told from others. */
export function fakeWindow(opener: Window | null = window) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('no window');
  let closed = false;
  Object.defineProperty(contentWindow, 'closed', { get: () => closed });
  Object.defineProperty(contentWindow, 'opener', { value: opener });
  const close = vi.fn(() => (closed = true));
  Object.defineProperty(contentWindow, 'close', { value: close });
  return { popup: contentWindow, close };
}

/** What a service's page hands over. */
export const credentials = { key: 'key-1', secret: 'secret-1', userId: 'amara-osei' };
/** The state made for the window of an address. */
export const stateOf = (url: string) => new URL(url).searchParams.get('state');

/** A message as it reaches this page; from its own origin when none is given. */
export function say(source: MessageEventSource | null, data: object, origin = window.location.origin) {
  window.dispatchEvent(new MessageEvent('message', { source, origin, data }));
}

/** What a page says when the person allowed it. */
export const authorized = (url: string, change: object = {}) => ({
  source: 'boxoffice',
  type: 'authorized',
  state: stateOf(url),
  ...credentials,
  ...change,
});
