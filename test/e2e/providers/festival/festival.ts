import { playedAs } from '../played';

/**
 * A page of another origin around the widget. It notes what the widget asks of it and, unless it is `deaf`, does it and says so.
 * `sandbox`: of its frame, when it has one. `covers`: something lies over it, as on a page that leads its visitors' clicks.
 */
interface Manner {
  deaf: boolean;
  sandbox: string;
  covers: boolean;
}

const { deaf, sandbox, covers } = playedAs<Manner>('festival');
const frame = document.querySelector('iframe');
const messages: unknown[] = [];
/** Tells the frame something, as the page around it. */
const post = (type: string, payload: object = {}) =>
  frame?.contentWindow?.postMessage(
    { source: 'boxoffice', version: 1, type, ...payload },
    new URL(frame.src).origin,
  );
Object.assign(globalThis, { posted: messages, post });

window.addEventListener('message', ({ data, origin, source }) => {
  messages.push(data);
  const { type, height } = (data ?? {}) as { type?: string; height?: number };
  if (type === 'resized' && frame && !deaf) frame.height = String(height);
  if (deaf || (data as { type?: string } | null)?.type !== 'scrollToTop') return;
  window.scrollTo({ top: 0 });
  (source as Window | null)?.postMessage({ source: 'boxoffice', type: 'scrolledToTop' }, origin);
});

if (covers) {
  const cover = document.createElement('div');
  cover.id = 'cover';
  cover.style.cssText = 'position:fixed;inset:0;background:white;opacity:.01;pointer-events:none;z-index:9';
  document.body.append(cover);
}
if (frame) {
  if (sandbox) frame.setAttribute('sandbox', sandbox);
  frame.src = new URLSearchParams(location.search).get('tickets') ?? '';
}
