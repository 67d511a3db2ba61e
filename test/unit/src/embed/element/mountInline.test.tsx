import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineElement, elementName } from '../../../../../src/embed/element/ticketsElement';
import { renderInline } from '../../../../../src/embed/inline';
import { settle } from '../../../../settle';
import { backendInTests, eventId } from '../../../mocks/backend';

const { backend } = backendInTests();
defineElement({
  loadInline: () => Promise.resolve(renderInline),
  loadTexts: () => Promise.resolve(undefined as never),
});

/** What a page that listens at its document is told, an error with its kind. */
let heard: string[] = [];
const listen = (event: Event) => {
  const { detail } = event as CustomEvent<{ kind?: string }>;
  heard.push([event.type, detail.kind].filter(Boolean).join(' '));
};
const names = ['boxoffice:ready', 'boxoffice:error'];

beforeEach(() => {
  heard = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  for (const name of names) document.addEventListener(name, listen);
});
afterEach(async () => {
  for (const name of names) document.removeEventListener(name, listen);
  await act(async () => {
    document.body.replaceChildren();
    await settle();
  });
  vi.unstubAllGlobals();
});

/** `<boxoffice-tickets mode="inline">` in the page. */
const put = (event: string) =>
  act(async () => {
    document.body.innerHTML = `<${elementName} mode="inline" event-id="${event}" backend="http://backend.test"></${elementName}>`;
    await settle();
  });

test('the page is told when its tickets are there', async () => {
  await put(eventId);
  await waitFor(() => expect(heard).toEqual(['boxoffice:ready']));
});

test('the page is told of an event that there is not, and of nothing that is ready', async () => {
  await put('404404');
  await waitFor(() => expect(heard).toEqual(['boxoffice:error notLoaded']));
});

test('the page is told of a backend that does not answer', async () => {
  await backend.setFaults({ getWidgetBootstrap: { kind: 'networkError' } });
  await put(eventId);
  await waitFor(() => expect(heard).toEqual(['boxoffice:error notLoaded']));
});
