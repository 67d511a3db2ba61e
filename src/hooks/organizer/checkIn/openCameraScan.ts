import type { Clock } from '../../../domain';
import { cameraProblem, createScanFilter, type CameraProblem } from '../../../domain/checkIn';
import type { DoorCamera } from './doorCamera';

/** A torch of a camera. Only phones have one, and not every browser knows. */
export interface Torch {
  /** Rejects where the camera does not do it after all. */
  switch: (isOn: boolean) => Promise<void>;
}

export interface CameraScanOptions {
  camera: DoorCamera;
  clock: Clock;
  video: HTMLVideoElement;
  /** Once for a code that stays in the picture. */
  onCode: (code: string) => void;
  onScanning: (torch: Torch | null) => void;
  /** The camera is closed by then. */
  onProblem: (problem: CameraProblem) => void;
}

function torchOf(track: MediaStreamTrack | undefined): Torch | null {
  if (!track || !('getCapabilities' in track)) return null;
  const { torch } = track.getCapabilities() as MediaTrackCapabilities & { torch?: boolean };
  if (torch !== true) return null;
  return {
    switch: (isOn) => track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] }),
  };
}

/** Felt by whoever holds the phone, and by nobody who wants things to be still. */
function tremble() {
  if ('vibrate' in navigator && window.matchMedia('(prefers-reduced-motion: no-preference)').matches)
    navigator.vibrate(80);
}

/** Opens the camera and scans with it; the answer closes it, also while it opens. */
export function openCameraScan(options: CameraScanOptions): () => void {
  const { camera, clock, video, onCode, onScanning, onProblem } = options;
  const isNew = createScanFilter();
  let hasClosed = false;
  const isClosed = () => hasClosed;
  let stopDetecting: (() => void) | undefined;
  let stream: MediaStream | undefined;
  const close = () => {
    hasClosed = true;
    stopDetecting?.();
    for (const track of stream?.getTracks() ?? []) track.stop();
    video.srcObject = null;
  };
  const fail = (problem: CameraProblem) => {
    if (isClosed()) return;
    close();
    onProblem(problem);
  };

  async function open() {
    const detect = await camera.loadDetector().catch(() => fail('notLoaded'));
    if (isClosed() || !detect) return;
    try {
      stream = await camera.openCamera();
      if (isClosed()) {
        close();
        return;
      }
      const [track] = stream.getVideoTracks();
      // Another app took it, or it was pulled out.
      track?.addEventListener('ended', () => fail('busy'));
      video.srcObject = stream;
      await video.play();
      if (isClosed()) return;
      stopDetecting = detect(video, (code) => {
        if (!isNew(code, clock.now())) return;
        tremble();
        onCode(code);
      });
      onScanning(torchOf(track));
    } catch (error) {
      fail(cameraProblem(error));
    }
  }
  void open();
  return close;
}
