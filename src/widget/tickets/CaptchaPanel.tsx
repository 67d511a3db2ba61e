'use client';
import { useEffect, useState } from 'react';
import { openCaptcha, type Captcha, type CaptchaChoice } from '../../hooks';
import { useAreTextsWhole } from '../../i18n';
import { CaptchaSlot } from '../../themed/tickets/CaptchaSlot';
import { useIsNewest } from './useIsNewest';

export interface CaptchaPanelProps {
  /** As `useOrder` has it, so that what is ticked here is what the hold asks. */
  choice: CaptchaChoice;
}

/**
 * Gets the captcha ready behind the ticket list, and shows it where there is something to see. Its box can be drawn once: a dialog's
 * panel takes it from that of the list below.
 */
export function CaptchaPanel({ choice }: CaptchaPanelProps) {
  const isWhole = useAreTextsWhole();
  const [captcha, setCaptcha] = useState<Captcha>();
  const isNewest = useIsNewest(captcha);
  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const opened = await openCaptcha(choice);
      if (!isGone) setCaptcha(opened);
      await opened.prepare?.();
    };
    // The buyer hears of it when it is needed, and could be had by then.
    open().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [choice]);
  return isWhole && isNewest && captcha?.widget ? <CaptchaSlot mount={captcha.widget.mount} /> : null;
}
