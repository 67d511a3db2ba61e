import { cleanup, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

const screen = vi.hoisted(() => vi.fn((_props: { arrival: unknown }) => null));
vi.mock('boxoffice/organizer', () => ({
  SignInScreen: screen,
  SignUpScreen: screen,
  PasswordResetScreen: screen,
}));
vi.mock('boxoffice', () => ({ useT: () => (key: string) => key }));

afterEach(cleanup);

/** 002 §7, FAULTS A15. */
it.each([
  ['webLoginToken=web-1&', { webLoginToken: 'web-1' }],
  ['transfer&', 'transfer'],
  ['', null],
])('hands on what the address brought (%s) and takes it out at once', async (brought, arrival) => {
  const { SignIn } = await import('../../../../../host-app/src/routes/Account');
  window.history.replaceState(null, '', `/sign-in?${brought}next=%2Forganizer`);
  const before = window.history.length;
  render(<SignIn />, { wrapper: BrowserRouter });
  expect(screen.mock.lastCall?.[0]).toMatchObject({ arrival });
  expect(window.location.search).toBe('?next=%2Forganizer');
  expect(window.history.length).toBe(before);
});
