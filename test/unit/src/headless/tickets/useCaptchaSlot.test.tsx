import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCaptchaSlot, type MountCaptcha } from '../../../../../src/headless/tickets/useCaptchaSlot';

type Scheme = 'light' | 'dark';

function slot(scheme: Scheme | null) {
  const remove = vi.fn();
  const mount = vi.fn<MountCaptcha>(() => remove);
  const containerRef = { current: document.createElement('div') };
  const hook = renderHook(
    (changed: { scheme: Scheme | null; locale: string }) =>
      useCaptchaSlot({ containerRef, mount, ...changed }),
    { initialProps: { scheme, locale: 'en' } },
  );
  const report = (phase: Parameters<Parameters<MountCaptcha>[2]>[0]) =>
    act(() => mount.mock.lastCall?.[2](phase));
  return { ...hook, mount, remove, report, container: containerRef.current };
}

it('draws nothing before the colours around it are known', () => {
  const { rerender, mount, container, result } = slot(null);
  expect(mount).not.toHaveBeenCalled();
  rerender({ scheme: 'dark', locale: 'en' });
  expect(mount).toHaveBeenCalledExactlyOnceWith(
    container,
    { locale: 'en', scheme: 'dark' },
    expect.any(Function),
  );
  expect(result.current.phase).toBe('loading');
});

it('says how far the check has come', () => {
  const { report, result } = slot('light');
  report('waiting');
  expect(result.current.phase).toBe('waiting');
  report('failed');
  expect(result.current.phase).toBe('failed');
});

it('is drawn anew in other colours and in another language, and taken away before', () => {
  const { rerender, mount, remove } = slot('light');
  rerender({ scheme: 'dark', locale: 'en' });
  expect(mount.mock.lastCall?.[1]).toEqual({ locale: 'en', scheme: 'dark' });
  rerender({ scheme: 'dark', locale: 'de' });
  expect(mount.mock.lastCall?.[1]).toEqual({ locale: 'de', scheme: 'dark' });
  expect(remove).toHaveBeenCalledTimes(2);
});

it('keeps the colours it was ticked in, as long as it is ticked', () => {
  const { rerender, mount, report } = slot('light');
  report('passed');
  rerender({ scheme: 'dark', locale: 'en' });
  expect(mount).toHaveBeenCalledOnce();
  report('expired');
  expect(mount.mock.lastCall?.[1]).toEqual({ locale: 'en', scheme: 'dark' });
});

it('is drawn anew when it is tried again', () => {
  const { result, mount, remove, report } = slot('light');
  report('blocked');
  act(() => result.current.retry());
  expect(mount).toHaveBeenCalledTimes(2);
  expect(remove).toHaveBeenCalledOnce();
});

it('is taken away with its place', () => {
  const { unmount, remove } = slot('light');
  unmount();
  expect(remove).toHaveBeenCalledOnce();
});
