import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTicketFile } from '../../../../../src/headless/calendar/useTicketFile';

// Tests of one thread share `URL`: what is replaced here is put back.
const makeAddress = () => vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
const dropAddress = () => vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const entry = {
  uid: 'order-1',
  title: 'Workshop',
  start: '2026-05-04T09:00:00Z',
  end: '2026-05-04T10:00:00Z',
  timeZone: 'UTC',
  location: '',
  description: '',
};

it('has the browser save a file by the name of the entry, and lets go of it later', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(function click(this: HTMLElement) {
    if (this instanceof HTMLAnchorElement) saved.push(`${this.href} ${this.download}`);
  });
  const made = makeAddress();
  const dropped = dropAddress();
  const { result } = renderHook(() => useTicketFile(entry));
  expect(result.current.isBusy).toBe(false);
  await act(() => result.current.save());
  expect(saved).toEqual(['blob:file order-1.ics']);
  expect(made.mock.lastCall?.[0]).toHaveProperty('type', 'text/calendar;charset=utf-8');
  expect(result.current.isBusy).toBe(false);
  expect(dropped).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(dropped).toHaveBeenCalledExactlyOnceWith('blob:file');
});

it('can be pressed again when it failed', async () => {
  makeAddress().mockImplementation(() => {
    throw new Error('Out of memory');
  });
  const { result } = renderHook(() => useTicketFile(entry));
  await act(() => result.current.save());
  expect(result.current.isBusy).toBe(false);
});
