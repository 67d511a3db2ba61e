import { render, screen } from '@testing-library/react';
import { Shop } from './Shop';

test('says that the tickets can not be had, and offers to try again', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  render(<Shop />);
  expect(await screen.findByRole('button', { name: /again/i }, { timeout: 20_000 })).toBeTruthy();
}, 30_000);
