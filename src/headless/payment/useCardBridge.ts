'use client';
import { useCallback, useRef, useState } from 'react';
import type { CardField, CardState, PaymentProblem } from './slot';

/**
 * Between the fields of the payment option and the rest of the form: what is wrong with them and the way into them, for the error summary,
 * and where buttons of their own stand in for the form's.
 */
export function useCardBridge() {
  const [messages, onMessages] = useState<CardState['messages']>({});
  const [problems, onProblems] = useState<readonly PaymentProblem[]>([]);
  const [submitContainer, setSubmitContainer] = useState<HTMLElement | null>(null);
  const [isOwnSubmit, onOwnSubmit] = useState(false);
  const focusable = useRef<(field: CardField) => void>(undefined);
  const onFocusable = useCallback((focus: (field: CardField) => void) => {
    focusable.current = focus;
  }, []);
  const focus = useCallback((field: CardField) => focusable.current?.(field), []);
  return {
    messages,
    problems,
    focus,
    submit: { isOwn: isOwnSubmit, containerRef: setSubmitContainer },
    section: { onMessages, onProblems, onFocusable, onOwnSubmit, submitContainer },
  };
}
