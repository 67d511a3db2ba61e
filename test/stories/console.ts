import type { ConsoleMessage, Page } from 'playwright';
import { shortened, type Fault } from './page/fault';

/** A call that is refused or fails is what its story shows, and the browser says so by itself; a picture that is missing is a fault. */
const isOfCall = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') &&
  new URL(message.location().url).pathname.startsWith('/api/');

/** Answers what the page and its frames said in the console since they were asked last, each thing once. */
export function listenToConsole(page: Page): () => Fault[] {
  let said = new Map<string, Fault>();
  const note = (text: string, element: string) =>
    said.set(text, { kind: 'console', element, text: shortened(text) });
  page.on('console', (message) => {
    if (!isOfCall(message)) note(message.text(), `${message.type()} of ${message.location().url}`);
  });
  page.on('pageerror', (error) => note(String(error), 'uncaught'));
  return () => {
    const faults = [...said.values()];
    said = new Map();
    return faults;
  };
}
