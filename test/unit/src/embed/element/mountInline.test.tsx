import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountInline } from '../../../../../src/embed/element/mountInline';
import type { MountedTickets } from '../../../../../src/embed/host';
import { renderInline } from '../../../../../src/embed/inline';
import { backendInTests, eventId } from '../../../mocks/backend';

backendInTests();
let tickets: MountedTickets | undefined;

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
afterEach(() => {
  act(() => tickets?.close());
  for (const name of names) document.removeEventListener(name, listen);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Tickets in the page, as `<boxoffice-tickets mode="inline">` has them. */
const put = (event: string) => {
  const backendUrl = 'http://backend.test';
  const container = document.body.appendChild(document.createElement('div'));
  const options = { eventId: event, mode: 'inline', backend: backendUrl, page: backendUrl } as const;
  const loadTexts = () => Promise.resolve(undefined as never);
  tickets = mountInline(container, { ...options, loadTexts }, () => Promise.resolve(renderInline));
};

test('the page is told when its tickets are there', async () => {
  put(eventId);
  await waitFor(() => expect(heard).toEqual(['boxoffice:ready']));
});

test('the page is told of an event that there is not, and of nothing that is ready', async () => {
  put('404404');
  await waitFor(() => expect(heard).toEqual(['boxoffice:error notLoaded']));
});
