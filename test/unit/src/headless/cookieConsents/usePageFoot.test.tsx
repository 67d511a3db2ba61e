import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePageFoot } from '../../../../../src/headless/cookieConsents/usePageFoot';

it('tells the page how high the box at its end is, until that is gone', () => {
  let resize: () => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        resize = notify;
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
  const box = document.createElement('section');
  const height = vi.spyOn(box, 'getBoundingClientRect').mockReturnValue({ height: 80.2 } as DOMRect);
  const { style } = document.documentElement;
  style.scrollPaddingBlockEnd = '5px';
  const { unmount } = renderHook(() => usePageFoot({ current: box }));
  expect(style.getPropertyValue('--bx-page-foot')).toBe('81px');
  expect(style.scrollPaddingBlockEnd).toBe('81px');
  height.mockReturnValue({ height: 120 } as DOMRect);
  resize();
  expect(style.getPropertyValue('--bx-page-foot')).toBe('120px');
  unmount();
  expect(disconnect).toHaveBeenCalledOnce();
  expect(style.getPropertyValue('--bx-page-foot')).toBe('');
  expect(style.scrollPaddingBlockEnd).toBe('5px');
});
