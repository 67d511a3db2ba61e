import { sheet } from './sheet';

const own = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'touchstart',
  'focusin',
  'focusout',
  'keydown',
];

/** Where the tool is drawn: apart from the page's styles, above everything, unseen by the page's own listeners. */
export interface Layer {
  root: ShadowRoot;
  holds: (event: Event) => boolean;
  /** Puts the layer above what opened last. A modal dialog takes everything outside of it away from the reader. */
  raise: () => void;
  /** Guards the layer from the page's own listeners until the answer is called, which takes it away. */
  guard: () => () => void;
}

export function createLayer(): Layer {
  const host = document.createElement('div');
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  root.adoptedStyleSheets = [styles];

  const holds = (event: Event) => event.composedPath().includes(host);
  const stop = (event: Event) => event.stopPropagation();
  for (const name of own) host.addEventListener(name, stop);
  // A dialog of the page keeps the focus within it, and closes at Escape wherever it is pressed.
  const keep = (event: FocusEvent | KeyboardEvent) => {
    const goesHere = event instanceof FocusEvent && event.relatedTarget === host;
    const isEscapeHere = event instanceof KeyboardEvent && event.key === 'Escape' && holds(event);
    if (goesHere || isEscapeHere) event.stopImmediatePropagation();
  };

  return {
    root,
    holds,
    raise() {
      const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
      host.removeAttribute('aria-hidden');
      if (host.parentElement === top && host.matches(':popover-open')) return;
      top.append(host);
      host.showPopover();
    },
    guard() {
      window.addEventListener('focusout', keep, true);
      window.addEventListener('keydown', keep, true);
      return () => {
        window.removeEventListener('focusout', keep, true);
        window.removeEventListener('keydown', keep, true);
        host.remove();
      };
    },
  };
}
