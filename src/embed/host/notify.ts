import type { Message } from '../channel';
import type { FrameEvents } from '../protocol';
import type { EventListeners } from './options';

/**
 * Tells the page what happened: its listener `on…`, and a DOM event of `place` that bubbles. Answers false when the page has
 * prevented what would follow by itself (`event.preventDefault()`), e.g. scrolling.
 */
export function notify(
  container: HTMLElement,
  listeners: EventListeners,
  { type, payload }: Message<FrameEvents>,
) {
  const name = `on${type.charAt(0).toUpperCase()}${type.slice(1)}` as keyof EventListeners;
  const listener = listeners[name] as ((payload: unknown) => void) | undefined;
  try {
    listener?.(payload);
  } catch (error) {
    // The page's own fault, reported as one, and no reason to stop here.
    reportError(error);
  }
  const options = { detail: payload, bubbles: true, cancelable: true };
  return container.dispatchEvent(new CustomEvent(`boxoffice:${type}`, options));
}
