import { cleanup, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { AccountEntry } from '../../../../../host-app/src/routes/AccountEntry';

afterEach(cleanup);
const visit = (address: string) => {
  window.history.replaceState(null, '', address);
  return render(<AccountEntry otherwise={() => 'not found'} />, { wrapper: BrowserRouter }).container
    .textContent;
};

/** 002 §2, FAULTS F88, A09. */
it('leads to signing in, and from there back to where one was', () => {
  const before = '/organizer/events/1001/orders?search=a%26b&page=2';
  visit(`/77?redirectTo=${encodeURIComponent(before)}`);
  expect(window.location.pathname).toBe('/sign-in');
  expect(new URLSearchParams(window.location.search).get('next')).toBe(before);
});

it.each(['/77', '/77?redirectTo=https%3A%2F%2Fevil.example', '/77?redirectTo=%2F%2Fevil.example'])(
  '%s leads nowhere',
  (address) => expect(visit(address)).toBe('not found'),
);
