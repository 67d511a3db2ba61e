import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMockClock } from '../../../../../../mocks';
import type { DoorCamera } from '../../../../../../src/hooks/organizer/checkIn/doorCamera';
import { openCameraScan } from '../../../../../../src/hooks/organizer/checkIn/openCameraScan';
import { eachRow } from '../../../../../eachRow';
import { eventually } from '../../../../../eventually';

beforeEach(() => void vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue());
afterEach(() => vi.restoreAllMocks());

/** A camera, and the one track of its picture. */
function deviceCamera() {
  const track = Object.assign(new EventTarget(), { stop: vi.fn() });
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
  const stopDetecting = vi.fn();
  const camera: DoorCamera = {
    loadDetector: () => Promise.resolve(() => stopDetecting),
    openCamera: () => Promise.resolve(stream),
  };
  return { camera, track, stopDetecting };
}

function openWith(camera: DoorCamera) {
  const heard = { onCode: vi.fn(), onScanning: vi.fn(), onProblem: vi.fn() };
  const video = document.createElement('video');
  const close = openCameraScan({ camera, clock: createMockClock(), video, ...heard });
  return { ...heard, close };
}

eachRow([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
])('F100: a camera that rejects with %s is said to be %s, and does not scan', async (name, problem) => {
  const openCamera = () => Promise.reject(Object.assign(new Error(), { name }));
  const { onProblem, onScanning } = openWith({ ...deviceCamera().camera, openCamera });
  await eventually(() => expect(onProblem).toHaveBeenCalledExactlyOnceWith(problem));
  expect(onScanning).not.toHaveBeenCalled();
});

it('F100: one that another app takes is turned off', async () => {
  const { camera, track, stopDetecting } = deviceCamera();
  const { onProblem, onScanning } = openWith(camera);
  await eventually(() => expect(onScanning).toHaveBeenCalledOnce());
  track.dispatchEvent(new Event('ended'));
  expect(onProblem).toHaveBeenCalledExactlyOnceWith('busy');
  expect([track.stop, stopDetecting].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('F100: one that opens after it was closed is turned off', async () => {
  const { camera, track } = deviceCamera();
  const opening = new EventTarget();
  const openCamera = vi.fn(async () => {
    await new Promise((resolve) => opening.addEventListener('allowed', resolve));
    return camera.openCamera();
  });
  const { close, onScanning, onProblem } = openWith({ ...camera, openCamera });
  await eventually(() => expect(openCamera).toHaveBeenCalledOnce());
  close();
  opening.dispatchEvent(new Event('allowed'));
  await eventually(() => expect(track.stop).toHaveBeenCalledOnce());
  expect(onScanning).not.toHaveBeenCalled();
  expect(onProblem).not.toHaveBeenCalled();
});
