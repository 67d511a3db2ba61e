/** On `window`, before a page is left because its person is signed out: forms keep what was typed for when they come back. */
const signInNeeded = 'boxoffice:sign-in-needed';

export const announceSignIn = (): void => void window.dispatchEvent(new Event(signInNeeded));

/** Calls `listener` before the page is left for signing in, until the returned function is called. */
export function onSignInNeeded(listener: () => void): () => void {
  window.addEventListener(signInNeeded, listener);
  return () => window.removeEventListener(signInNeeded, listener);
}
