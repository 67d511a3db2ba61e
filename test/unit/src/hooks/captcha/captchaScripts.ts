import { vi } from 'vitest';

/** Answers each script the page asks for, as the browser would; tells their addresses. */
export function scriptsThat(answer: (script: HTMLScriptElement) => 'load' | 'error') {
  const requested: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      requested.push(node);
      queueMicrotask(() => node.dispatchEvent(new Event(answer(node))));
    }
  });
  return requested;
}

/** What a provider's global is asked to draw. */
export type Drawn = Record<string, unknown> & { callback: (token: string) => void };

/** Sets a provider's global, as its script does. */
export const setGlobal = (name: 'grecaptcha' | 'turnstile', value: unknown) => vi.stubGlobal(name, value);

/** A signal that nobody aborts. */
export const calm = () => new AbortController().signal;

/** Waits for what promises have started, timers standing still. */
export const soon = () => vi.advanceTimersByTimeAsync(0);

export const reasonOf = (check: Promise<string>) =>
  check.then(
    (token) => `token ${token}`,
    (cause: unknown) => (cause as { reason?: string }).reason ?? String(cause),
  );
