import { choicesIn, readBootstrap, servedProps, takeOver } from 'boxoffice/hooks';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openBackend } from './openBackend';
import { Tickets } from './routes/Tickets';
import type { Settings } from './settings';

/** Takes over the list that came in the page. Rejects when it can't; the page is then drawn as any other. */
export async function hydrate(root: HTMLElement, settings: Settings): Promise<void> {
  const values = readBootstrap({ onError: reportError });
  // A page in a frame does more than this one; its server could not know.
  if (!values?.tickets || window.parent !== window) throw new Error('There is no list to take over.');
  const props = servedProps(values);
  const page = (
    <Tickets eventId={values.event.id} backend={await openBackend()} settings={{ ...settings, ...props }} />
  );
  const choices = choicesIn(root);
  hydrateRoot(root, <StrictMode>{page}</StrictMode>);
  takeOver({ container: root, choices, served: props, values, now: () => Date.now() });
}
