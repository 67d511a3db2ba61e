'use client';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog, type Question } from './ConfirmDialog';

export interface Confirm {
  /** Shows the question; resolves to the answer. A question asked meanwhile answers the one before with no. */
  confirm: (question: Question) => Promise<boolean>;
  /** The dialog; put it anywhere in what is rendered. */
  dialog: ReactNode;
}

/** `if (await confirm({ title, action })) remove();` */
export function useConfirm(): Confirm {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<(isYes: boolean) => void>(undefined);
  const answer = useCallback((isYes: boolean) => {
    setOpen(false);
    waiting.current?.(isYes);
    waiting.current = undefined;
  }, []);
  const confirm = useCallback(
    (next: Question) => {
      answer(false);
      setQuestion(next);
      setOpen(true);
      return new Promise<boolean>((resolve) => {
        waiting.current = resolve;
      });
    },
    [answer],
  );
  const dialog = question && (
    <ConfirmDialog
      {...question}
      open={isOpen}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
  return { confirm, dialog };
}
