'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ConsentChoice } from '../../domain/cookieConsents/choice';

interface ConsentBannerOptions {
  /** The question is open until it is answered. */
  isOpen: boolean;
  /** The visitor chose. */
  onChoose: (choice: ConsentChoice) => void;
}

interface ConsentBannerState {
  /** The question is there; else the button that opens it again. */
  isVisible: boolean;
  /** Somebody opened it: it takes the focus. */
  isReopened: boolean;
  /** For the button that opens it again: it has the focus once the question is answered. */
  openerRef: RefObject<HTMLButtonElement | null>;
  reopen: () => void;
  choose: (choice: ConsentChoice) => void;
}

/** When the question about cookies is there, and where the focus goes as it comes and goes. 002 §7 Cookie consent. */
export function useConsentBanner({ isOpen, onChoose }: ConsentBannerOptions): ConsentBannerState {
  const [isReopened, setReopened] = useState(false);
  const openerRef = useRef<HTMLButtonElement>(null);
  const hasClosed = useRef(false);
  const isVisible = isOpen || isReopened;
  useEffect(() => {
    // What was pressed is gone with the banner.
    if (!isVisible && hasClosed.current) openerRef.current?.focus();
    hasClosed.current = false;
  }, [isVisible]);
  return {
    isVisible,
    isReopened,
    openerRef,
    reopen: () => setReopened(true),
    choose: (choice) => {
      hasClosed.current = true;
      setReopened(false);
      onChoose(choice);
    },
  };
}
