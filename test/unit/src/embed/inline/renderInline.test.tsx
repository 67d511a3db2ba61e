import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInline, type InlineOptions, type InlineTickets } from '../../../../../src/embed/inline';
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

/** The types of the messages to the page, an error with its kind. */
function draw(event: string, look: Partial<InlineOptions> = {}) {
  const messages: string[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  act(() => {
    tickets = renderInline(
      container,
      { eventId: event, backend: 'http://backend.test', page: 'http://backend.test', ...look },
      ({ type, payload }) => {
        messages.push('kind' in payload ? `${type} ${payload.kind}` : type);
      },
    );
  });
  return messages;
}

test('tickets that are there are ready', async () => {
  const messages = draw(eventId);
  await waitFor(() => expect(messages).toContain('ready'));
  expect(messages.join()).not.toContain('error');
});

test('BX1010: a preset and a scheme there are not are named once, and the tickets are there', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const messages = draw(eventId, { preset: 'festivl', scheme: 'drak' });
  await waitFor(() => expect(messages).toContain('ready'));
  const named = warned.mock.calls.flat().filter((text) => String(text).startsWith('BX1010'));
  expect(named.map((text) => /: (.+), docs/.exec(String(text))?.[1])).toEqual([
    'preset="festivl"',
    'scheme="drak"',
  ]);
  warned.mockRestore();
});

test('an event that there is not is an error, and nothing is ready', async () => {
  const messages = draw('404404');
  await waitFor(() => expect(messages).toEqual(['error notLoaded']));
});

test('a backend that does not answer is an error, and nothing is ready', async () => {
  await backend.setFaults({ getWidgetBootstrap: { kind: 'networkError' } });
  const messages = draw(eventId);
  await waitFor(() => expect(messages).toEqual(['error notLoaded']));
});

describe('F92: a page that buyers come back to', () => {
  const comeBack = (query: string) => history.replaceState(null, '', `/shop${query}`);
  afterEach(() => {
    sessionStorage.clear();
    comeBack('');
  });
  const named = '?page_id=7&status=success&orderId=2000-1&token=or_1';

  test('asks about the order that its address names, once', async () => {
    comeBack(named);
    draw(eventId);
    await screen.findByRole('button', { name: 'Check again' });
    expect(location.search).toBe('?page_id=7');
  });

  test.each([
    ['a status is the page’s own', '?status=success', 1],
    ['nobody knows which of two events it was', named, 2],
  ])('shows its tickets where %s', async (_, query, count) => {
    comeBack(query);
    for (let index = 0; index < count; index += 1)
      document.body.append(document.createElement('boxoffice-tickets'));
    draw(eventId);
    await screen.findByRole('combobox', { name: 'Quantity: Community Day' });
    expect(location.search).toBe(query);
  });
});
