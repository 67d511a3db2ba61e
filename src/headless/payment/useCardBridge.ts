'use client';
import { useCallback, useRef, useState } from 'react';
import type { CardField, CardState, PaymentProblem } from './slot';

/** Between the fields of the payment option and the error summary: what is wrong with them, and the way into them. */
export function useCardBridge() {
  const [messages, onMessages] = useState<CardState['messages']>({});
  const [problems, onProblems] = useState<readonly PaymentProblem[]>([]);
  const focusable = useRef<(field: CardField) => void>(undefined);
  const onFocusable = useCallback((focus: (field: CardField) => void) => {
    focusable.current = focus;
  }, []);
  const focus = useCallback((field: CardField) => focusable.current?.(field), []);
  return { messages, problems, focus, section: { onMessages, onProblems, onFocusable } };
}
