'use client';
import { useState } from 'react';
import type { SiteConf } from '../../contract';
import type { OrderState, Problem } from '../../domain';
import type { UseOrderResult } from '../../hooks';
import { SwapPanel } from '../../themed/registration/SwapPanel';
import { CaptchaPanel } from '../tickets/CaptchaPanel';

export interface SwapStepProps {
  state: Extract<OrderState, { at: 'swapping' | 'swapRefused' }>;
  order: UseOrderResult;
  siteConf: Pick<SiteConf, 'supportEmail'>;
}

/** Holding tickets for a swap: behind the captcha where there is one, and again when it was refused. 000 §4 Swap. */
export function SwapStep({ state, order, siteConf }: SwapStepProps) {
  // Stays while it is tried again, so that a captcha stays where it is.
  const [problem, setProblem] = useState<Problem | null>(null);
  if (state.at === 'swapRefused' && state.problem !== problem) setProblem(state.problem);
  return (
    <SwapPanel
      problem={problem}
      busy={state.at === 'swapping'}
      supportEmail={siteConf.supportEmail}
      captcha={order.captcha && <CaptchaPanel choice={order.captcha} />}
      onRetry={order.resume}
    />
  );
}
