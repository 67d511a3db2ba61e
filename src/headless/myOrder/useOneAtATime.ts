'use client';
import { useRef, useState } from 'react';

/** What a press came to. */
interface RunState<Outcome> {
  isBusy: boolean;
  /** Of the latest one that ended; `null` before, and while another one is on its way. */
  outcome: Outcome | null;
}

/** Something that a press begins, one at a time. Answers its outcome; `null` where one was on its way. */
export function useOneAtATime<Input extends unknown[], Outcome>(act: (...input: Input) => Promise<Outcome>) {
  const [state, setState] = useState<RunState<Outcome>>({ isBusy: false, outcome: null });
  const isOpen = useRef(false);
  const run = async (...input: Input): Promise<Outcome | null> => {
    if (isOpen.current) return null;
    isOpen.current = true;
    setState({ isBusy: true, outcome: null });
    const outcome = await act(...input).finally(() => {
      isOpen.current = false;
    });
    setState({ isBusy: false, outcome });
    return outcome;
  };
  return { ...state, run };
}
