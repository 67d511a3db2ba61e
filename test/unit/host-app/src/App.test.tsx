import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTH_REQUIRED, deleteAccessToken } from '../../../../src/contract';
import { backendInTests, eventId } from '../../mocks/backend';
import { stubMeasuring } from '../../src/widget/openWidget';

// Modules are shared among test files: one is mocked here, and none of them is left to the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

/** Where the page was led to, by a load: a document without a browser goes nowhere. */
const { leaveFor } = vi.hoisted(() => ({ leaveFor: vi.fn<(address: string) => void>() }));
vi.mock('../../../../host-app/src/leave', () => ({ leaveFor }));

const { backend, client } = backendInTests();
const bases = {
  v1: 'http://backend.test/api/v1',
  v2: 'http://backend.test/api/v2',
  api: 'http://backend.test/api',
};

/** The page at an address as a load shows it: with nothing that the one before it knew, but what the browser keeps. */
async function load(address: string) {
  cleanup();
  vi.resetModules();
  leaveFor.mockClear();
  window.history.replaceState(null, '', address);
  const { App } = await import('../../../../host-app/src/App');
  const settings = { locale: 'en', scheme: 'light', preset: 'ink' } as const;
  const loadProviders = () => Promise.reject(new Error('Nothing is paid here.'));
  render(
    <App
      backend={{ bases, clock: backend.clock, loadProviders }}
      settings={settings}
      catalogue={undefined}
    />,
  );
}

/** Follows the page to where it was led. */
async function follow() {
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  const address = leaveFor.mock.calls[0]?.[0] ?? '';
  await load(address);
  return address;
}

beforeEach(() => {
  sessionStorage.clear();
  stubMeasuring();
  vi.stubGlobal('scrollTo', () => undefined);
});

const signOut = () => client.call(deleteAccessToken, {});
// A page is many files, and a busy machine takes its time.
const nameField = () => screen.findByRole('textbox', { name: /^Ticket name/ });

it('a bookmark of a screen that moved leads to it', async () => {
  await load(`/organizer/events/${eventId}/people?locale=en`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Speakers' })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe(
    `/organizer/events/${eventId}/speakers?locale=en`,
  );
});

it('an address below /organizer that no screen has says so in the shell, with the way back', async () => {
  await load('/organizer/no-such-screen?locale=en');
  const missing = await screen.findByRole('heading', { level: 1, name: 'This page doesn’t exist' });
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Events' })).toHaveAttribute(
    'href',
    '/organizer/events?locale=en',
  );
  expect(missing).toBeVisible();
  expect(within(screen.getByRole('navigation')).getByRole('button', { name: 'Sales' })).toBeVisible();
  expect(window.location.pathname).toBe('/organizer/no-such-screen');
});

describe('F88: a call that is refused because nobody is signed in', () => {
  it('of an organizer leads to signing in, and back to the page with what was typed', async () => {
    const page = `/organizer/events/${eventId}/ticket-types/3002?locale=en`;
    await load(page);
    const name = await nameField();
    await userEvent.clear(name);
    await userEvent.type(name, 'Pass of the harbour');
    await signOut();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await follow();
    await waitFor(() => expect(window.location.pathname).toBe('/sign-in'));
    await userEvent.type(await screen.findByLabelText(/^Email/), 'maren@northlight.example');
    await userEvent.type(screen.getByLabelText(/^Password$/), 'maren on the pier');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await follow()).toBe(page);
    expect(await nameField()).toHaveValue('Pass of the harbour');
  });

  it('of a buyer leads nowhere', async () => {
    const real = globalThis.fetch;
    const refused = { code: 4001, message: 'Please sign in.', error: { 'error-code': AUTH_REQUIRED } };
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const [requested] = request;
      const url = requested instanceof Request ? requested.url : String(requested);
      return /\/confirmation\//.test(url) ? Response.json(refused, { status: 401 }) : real(...request);
    });
    try {
      const { token } = backend.db.orderBook.get('2000-4817');
      const page = `/widgets/tickets/${eventId}/2000-4817/confirmationMessage/${token}`;
      await load(page);
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
      expect(leaveFor).not.toHaveBeenCalled();
      expect(window.location.pathname).toBe(page);
    } finally {
      fetched.mockRestore();
    }
  });
});

describe('while scripts are on their way', () => {
  it('a page has its landmark and a heading', async () => {
    await load('/organizer/events/nowhere?locale=en');
    const main = await screen.findByRole('main');
    expect(main).toHaveAttribute('aria-busy', 'true');
    expect(within(main).getByRole('heading', { level: 1, name: 'Loading' })).toBeInTheDocument();
  });

  it('a screen of the organizer has its heading in the shell, and says that it loads', async () => {
    vi.doMock('../../../../host-app/src/organizer/TicketTypes', () => new Promise(() => undefined));
    try {
      await load(`/organizer/events/${eventId}/ticket-types?locale=en`);
      const name = 'Ticket types';
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
      expect(screen.getByRole('navigation')).toContainElement(screen.getByRole('link', { name }));
      expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Loading');
    } finally {
      vi.doUnmock('../../../../host-app/src/organizer/TicketTypes');
    }
  });
});
