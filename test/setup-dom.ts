import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, expect, vi } from 'vitest';
import { afterEachRow } from './eachRow';

const { getElementError } = getConfig();
/** Whether `waitFor` asks, which writes the document out itself when its time is over. */
const isRepeated = () => Boolean(Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics'));

configure({
  // Parts of a screen come later, and a busy machine takes its time.
  asyncUtilTimeout: 60_000,
  /** Without the document as long as it is asked again: writing it out takes longer than looking for the element. */
  getElementError(message, container) {
    if (!isRepeated()) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

afterEachRow(cleanup);

const { body } = document;
// A document without a layout has none; a test that asks for it spies on this.
if (!Reflect.has(Element.prototype, 'scrollIntoView')) Element.prototype.scrollIntoView = () => undefined;

/** What stands in front of real properties: `vi.spyOn` of both sides of one leaves a spy for ever, and a member of every element stays. */
const replaced = () => ({
  document: Object.getOwnPropertyNames(document).filter((name) => name in Document.prototype),
  elements: Object.getOwnPropertyNames(HTMLElement.prototype).filter((name) => name in Element.prototype),
});
const replacedAtFirst = replaced();

/** The document is the next file's as well. */
afterAll(() => {
  if (document.body !== body)
    throw new Error('The body was replaced: `screen` looks at the old one in all files after this.');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(replaced(), 'what this file leaves replaced in the document').toEqual(replacedAtFirst);
  localStorage.clear();
  sessionStorage.clear();
  for (const entry of document.cookie.split('; '))
    document.cookie = `${entry.split('=')[0] ?? ''}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  history.replaceState(null, '', '/');
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    if (element !== document.documentElement) element.replaceChildren();
  }
  document.title = '';
});
