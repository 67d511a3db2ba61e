'use client';
import { useState, type RefObject } from 'react';
import { rejectAll, type ConsentCategory, type ConsentChoice } from '../../domain/cookieConsents/choice';
import { useFocusWhen } from '../useFocusWhen';

interface ConsentDraft {
  /** What is ticked; null while the categories are folded away. */
  draft: ConsentChoice | null;
  /** Shows the categories. Nothing is ticked that nobody chose. */
  unfold: () => void;
  setCategory: (category: ConsentCategory, isAccepted: boolean) => void;
  /** For the first category: it takes the focus when the categories were asked for, and not when they were there before. */
  firstRef: RefObject<HTMLInputElement | null>;
}

/** Some of the cookies: what is ticked until it is saved. `saved` is what was chosen before, null the first time. */
export function useConsentDraft(saved: ConsentChoice | null): ConsentDraft {
  const [draft, setDraft] = useState(saved);
  const firstRef = useFocusWhen<HTMLInputElement>(draft !== null && saved === null);
  return {
    draft,
    unfold: () => setDraft(rejectAll),
    setCategory: (category, isAccepted) =>
      setDraft((was) => ({ ...(was ?? rejectAll), [category]: isAccepted })),
    firstRef,
  };
}
