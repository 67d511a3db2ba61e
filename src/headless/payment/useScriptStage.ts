'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../../react';

interface StageContainers {
  /** Never seen. */
  fingerprint: HTMLElement;
  /** Of the bank's question. */
  challenge: HTMLElement;
  /** There is a question. */
  show: () => void;
}

interface ScriptStage {
  /** For the element that is never seen. */
  fingerprintRef: RefObject<HTMLDivElement | null>;
  /** For the element of the bank's question. */
  challengeRef: RefObject<HTMLDivElement | null>;
  /** The bank's question is there. */
  isVisible: boolean;
}

/** Two elements for a gateway's script, which begins once they are there. `play` answers how to stop it; it is called once. */
export function useScriptStage(play: (containers: StageContainers) => (() => void) | undefined): ScriptStage {
  const fingerprintRef = useRef<HTMLDivElement>(null);
  const challengeRef = useRef<HTMLDivElement>(null);
  const [isVisible, setVisible] = useState(false);
  const latestRef = useLatest(play);
  useEffect(() => {
    const fingerprint = fingerprintRef.current;
    const challenge = challengeRef.current;
    let stop: (() => void) | undefined;
    let isGone = false;
    // A gateway's script begins once, also where React mounts everything twice.
    queueMicrotask(() => {
      if (isGone || !fingerprint || !challenge) return;
      stop = latestRef.current({ fingerprint, challenge, show: () => setVisible(true) });
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [latestRef]);
  return { fingerprintRef, challengeRef, isVisible };
}
