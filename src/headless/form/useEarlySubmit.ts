'use client';
import { useRef, useState, type RefObject } from 'react';

interface EarlySubmit {
  /** For what stands in the place of the questions: it takes the focus of who submits without them. */
  missingRef: RefObject<HTMLDivElement | null>;
  /** The form was submitted before its questions came. */
  isEarly: boolean;
  /** For the root of the form. */
  onEarlySubmit: () => void;
}

/** Leads whoever submits a form before its questions came to where these will be. */
export function useEarlySubmit(): EarlySubmit {
  const missingRef = useRef<HTMLDivElement>(null);
  const [isEarly, setEarly] = useState(false);
  return {
    missingRef,
    isEarly,
    onEarlySubmit: () => {
      setEarly(true);
      missingRef.current?.focus();
    },
  };
}
