import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInline, type InlineTickets } from '../../../../../src/embed/inline';
import { backendInTests, eventId } from '../../../mocks/backend';

const { backend } = backendInTests();
let tickets: InlineTickets | undefined;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  act(() => tickets?.close());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The types of what the page is told, an error with its kind. */
function draw(event: string) {
  const told: string[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  act(() => {
    tickets = renderInline(
      container,
      { eventId: event, backend: 'http://backend.test', page: 'http://backend.test' },
      ({ type, payload }) => {
        told.push('kind' in payload ? `${type} ${payload.kind}` : type);
      },
    );
  });
  return told;
}

test('tickets that are there are ready', async () => {
  const told = draw(eventId);
  await waitFor(() => expect(told).toContain('ready'));
  expect(told.join()).not.toContain('error');
});

test('an event that there is not is an error, and nothing is ready', async () => {
  const told = draw('404404');
  await waitFor(() => expect(told).toEqual(['error notLoaded']));
});

test('a backend that does not answer is an error, and nothing is ready', async () => {
  await backend.setFaults({ getWidgetBootstrap: { kind: 'networkError' } });
  const told = draw(eventId);
  await waitFor(() => expect(told).toEqual(['error notLoaded']));
});
