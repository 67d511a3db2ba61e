'use client';
import { useRef, type ReactNode, type RefObject } from 'react';
import { canBeCropped, useCrop } from './useCrop';
import { useImageLimits } from './useImageLimits';
import { useImageUpload, type ImageUpload, type Transfer } from './useImageUpload';

export interface ImageRules {
  /** Width by height of what is cut out of it before it is sent; the picture's own when absent. */
  aspect?: number | undefined;
  /** Media types. Default: PNG, JPEG, WebP and GIF. */
  accept?: readonly string[] | undefined;
  /** Bytes of what is sent. Default: 5 MB. */
  maxSize?: number | undefined;
}

export interface ImageChoice {
  accept: readonly string[];
  /** What is taken, in words. */
  limits: string;
  /** The control that a person comes back to. */
  input: RefObject<HTMLInputElement | null>;
  transfer: Transfer | null;
  /** On its way, as opposed to refused. */
  sending: Transfer | null;
  problem: string | undefined;
  /** Chosen or dropped. */
  take: (file: File | undefined) => void;
  giveUp: () => void;
  /** Asks which part is meant. */
  dialog: ReactNode;
}

const usualTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
const usualSize = 5 * 1024 * 1024;

/** One picture from a person's device to the backend: chosen or dropped, cropped, checked, sent. */
export function useImageChoice(
  rules: ImageRules,
  upload: ImageUpload,
  field: { set: (url: string) => void; clearError: () => void },
): ImageChoice {
  const { aspect, accept = usualTypes, maxSize = usualSize } = rules;
  const input = useRef<HTMLInputElement>(null);
  const limits = useImageLimits(accept, maxSize);
  const { transfer, problem, send, refuse, giveUp } = useImageUpload(upload, {
    onBegin: field.clearError,
    onUploaded: field.set,
  });
  const checkAndSend = (file: File) => {
    const wrong = limits.wrongWith(file);
    if (wrong) refuse(file, wrong);
    else void send(file);
  };
  const { offer, dialog } = useCrop({
    aspect,
    maxSize,
    onReady: checkAndSend,
    onUnreadable: (file) => refuse(file, { key: 'organizer.kit.form.image.unreadable' }),
  });
  return {
    accept,
    limits: limits.text,
    input,
    transfer,
    sending: transfer && !transfer.problem ? transfer : null,
    problem,
    take: (file: File | undefined) => {
      if (!file) return;
      // What is asked next gives the focus back to this; a file that was dropped left it anywhere.
      input.current?.focus();
      // What was wrong with the last one is over before this one is cropped.
      if (problem !== undefined) giveUp();
      // What is cropped is smaller then, and checked once it is.
      if (accept.includes(file.type) && canBeCropped(file)) void offer(file);
      else checkAndSend(file);
      // The same file can be chosen again after an error.
      if (input.current) input.current.value = '';
    },
    giveUp,
    dialog,
  };
}
