type Listener = () => void;

/** One observer for all descriptions of a page. */
let observer: ResizeObserver | undefined;
const listeners = new WeakMap<Element, Listener>();

/** Calls back when the element is first looked at and whenever its size changes, until the answer is called. */
export function observeSize(element: Element, listener: Listener): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) listeners.get(target)?.();
  });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
