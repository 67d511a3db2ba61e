import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createClient } from '../../../../../../src/client';
import { useMediaUpload, type MediaUploadEvents } from '../../../../../../src/hooks';
import { environmentOf } from '../../environment';

const file = new File(['0'], 'evening.mp4', { type: 'video/mp4' });

/** A provider that reports what the test says. */
function begun() {
  const upload = { pause: vi.fn(), resume: vi.fn(), cancel: vi.fn() };
  let events: MediaUploadEvents | undefined;
  const host = {
    upload: (_: File, given: MediaUploadEvents) => {
      events = given;
      return upload;
    },
  };
  const rendered = renderHook(() => useMediaUpload(host, vi.fn()), {
    wrapper: environmentOf(createClient({ bases: { api: 'https://backend.example/api' } })),
  });
  act(() => rendered.result.current.send(file));
  act(() => {
    events?.onProgress(0.4);
    events?.onFailed(new TypeError('The connection was lost'));
  });
  return { ...rendered, upload };
}

it('F94: an upload that stopped keeps what arrived, and goes on by itself when the connection is back', () => {
  const { result, upload } = begun();
  expect(result.current.transfer).toEqual({ at: 'failed', file, share: 0.4 });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(upload.resume).toHaveBeenCalledTimes(1);
  expect(result.current.transfer).toEqual({ at: 'sending', file, share: 0.4 });
});

it('F94: a paused upload stays so when the connection is back', () => {
  const { result, upload } = begun();
  act(() => result.current.pause());
  act(() => void window.dispatchEvent(new Event('online')));
  expect(upload.resume).not.toHaveBeenCalled();
  expect(result.current.transfer?.at).toBe('paused');
});
