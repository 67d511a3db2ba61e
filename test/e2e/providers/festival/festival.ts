import { playedAs } from '../played';

/**
 * A page of another origin around the widget. It notes what the widget asks of it and, unless it is `deaf`, does it and says so.
 * `sandbox`: of its frame, when it has one.
 */
interface Manner {
  deaf: boolean;
  sandbox: string;
}

const { deaf, sandbox } = playedAs<Manner>('festival');
const asked: unknown[] = [];
Object.assign(globalThis, { asked });

window.addEventListener('message', ({ data, origin, source }) => {
  asked.push(data);
  if (deaf || (data as { type?: string } | null)?.type !== 'scrollToTop') return;
  window.scrollTo({ top: 0 });
  (source as Window | null)?.postMessage({ source: 'boxoffice', type: 'scrolledToTop' }, origin);
});

const frame = document.querySelector('iframe');
if (frame) {
  if (sandbox) frame.setAttribute('sandbox', sandbox);
  frame.src = new URLSearchParams(location.search).get('tickets') ?? '';
}
