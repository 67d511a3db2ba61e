'use client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CameraProblem } from '../../../domain/checkIn';
import { useLatest } from '../../../react';
import { useEnvironment } from '../../environment';
import type { DoorCamera } from './doorCamera';
import { openCameraScan, type Torch } from './openCameraScan';

interface CameraScan {
  at: 'closed' | 'opening' | 'scanning';
  /** Why it closed by itself. */
  problem: CameraProblem | null;
  torch: Torch | null;
}

const closed: CameraScan = { at: 'closed', problem: null, torch: null };
const opening: CameraScan = { ...closed, at: 'opening' };

const watchVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** The camera of a door, closed at first. Its picture is that of `video`, which has to be there once it is not closed. */
export function useCameraScan(camera: DoorCamera, onCode: (code: string) => void) {
  const { clock } = useEnvironment();
  const video = useRef<HTMLVideoElement>(null);
  const onCodeRef = useLatest(onCode);
  const [state, setState] = useState(closed);
  // The camera of a hidden tab is off.
  const isInView = useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );
  const isOn = state.at !== 'closed' && isInView;
  useEffect(() => {
    if (!isOn || !video.current) return;
    const close = openCameraScan({
      camera,
      clock,
      video: video.current,
      onCode: (code) => onCodeRef.current(code),
      onScanning: (torch) => setState({ at: 'scanning', problem: null, torch }),
      onProblem: (problem) => setState({ ...closed, problem }),
    });
    return () => {
      close();
      setState((before) => (before.at === 'closed' ? before : opening));
    };
  }, [isOn, camera, clock, onCodeRef]);
  return {
    ...state,
    video,
    toggle: () => setState(state.at === 'closed' ? opening : closed),
  };
}
