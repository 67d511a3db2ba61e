'use client';
import { useEffect, useState, type RefObject } from 'react';

/** How far the check has come; `waiting` is for the buyer. */
type CaptchaSlotPhase = 'loading' | 'waiting' | 'passed' | 'failed' | 'closed' | 'expired' | 'blocked';

type Scheme = 'light' | 'dark';

/**
 * Draws the provider's box into an empty element and reports each phase; answers how to take it away. Keep the function
 * the same between renders.
 */
export type MountCaptcha = (
  container: HTMLElement,
  appearance: { locale: string; scheme: Scheme },
  onPhase: (phase: CaptchaSlotPhase) => void,
) => () => void;

interface CaptchaSlotOptions {
  /** An empty element. */
  containerRef: RefObject<HTMLElement | null>;
  mount: MountCaptcha;
  /** In which the provider speaks. */
  locale: string;
  /** Of what is around; null until it is known, and nothing is drawn before that. */
  scheme: Scheme | null;
}

interface CaptchaSlotState {
  phase: CaptchaSlotPhase;
  /** Draws the box anew, of which the provider's script was kept out. */
  retry: () => void;
}

/** The provider's box in an element, in the colours around it: drawn anew when these change, and when it is tried again. 000 §8. */
export function useCaptchaSlot({
  containerRef,
  mount,
  locale,
  scheme,
}: CaptchaSlotOptions): CaptchaSlotState {
  const [phase, setPhase] = useState<CaptchaSlotPhase>('loading');
  const [attempt, setAttempt] = useState(1);
  const [drawn, setDrawn] = useState(scheme);
  // A box that was ticked keeps its colours: drawn anew, it would have to be ticked again.
  if (scheme !== drawn && phase !== 'passed') setDrawn(scheme);
  useEffect(() => {
    if (containerRef.current && drawn)
      return mount(containerRef.current, { locale, scheme: drawn }, setPhase);
  }, [containerRef, mount, locale, drawn, attempt]);
  return { phase, retry: () => setAttempt(attempt + 1) };
}
