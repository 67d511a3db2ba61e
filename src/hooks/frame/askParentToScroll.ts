import { isOwnMessage } from '../../domain/ownMessage';

/** 000 §2: asked up to 10 times, every 500 ms. */
const tries = 10;
const every = 500;

/**
 * Asks the page around the frame to show its top, until it answers `scrolledToTop`; without a frame this page does. `parentOrigin`
 * is exact: nobody else is asked, and nobody else's answer counts (FAULTS A12, A13). Answers how to stop.
 */
export function askParentToScroll(parentOrigin: string | undefined): () => void {
  const { parent } = window;
  if (parent === window) {
    window.scrollTo({ top: 0 });
    return () => undefined;
  }
  if (!parentOrigin || !isOrigin(parentOrigin)) return () => undefined;
  let left = tries;
  const ask = () => {
    if (left <= 0) {
      stop();
      return;
    }
    left -= 1;
    parent.postMessage({ source: 'boxoffice', type: 'scrollToTop' }, parentOrigin);
  };
  const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === parentOrigin && source === parent && isOwnMessage(data, 'scrolledToTop')) stop();
  };
  const stop = () => {
    clearInterval(timer);
    window.removeEventListener('message', hear);
  };
  window.addEventListener('message', hear);
  const timer = setInterval(ask, every);
  ask();
  return stop;
}

/** `*` would tell anybody. */
function isOrigin(text: string): boolean {
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}
