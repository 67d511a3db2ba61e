'use client';
import { useEffect, useRef, useState } from 'react';
import { messageOf, type Message } from '../../../domain';
import { useT, type MessageKey } from '../../../i18n';

/** Takes a picture to the backend and answers its address. Never throws: a failure is a message. */
export type ImageUpload = (
  file: File,
  options: { signal: AbortSignal; /** Between 0 and 1, as bytes go. */ onProgress: (share: number) => void },
) => Promise<{ url: string } | { problem: Message }>;

export interface Transfer {
  file: File;
  /** Between 0 and 1. */
  share: number;
  problem?: Message;
}

/** One picture at a time on its way; a newer one and leaving cancel it. */
export function useImageUpload(
  upload: ImageUpload,
  { onBegin, onUploaded }: { onBegin: () => void; onUploaded: (url: string) => void },
) {
  const t = useT();
  const [transfer, setTransfer] = useState<Transfer | null>(null);
  const running = useRef<AbortController>(undefined);
  const giveUp = () => {
    running.current?.abort();
    running.current = undefined;
    setTransfer(null);
  };
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File) => {
    running.current?.abort();
    const attempt = new AbortController();
    running.current = attempt;
    onBegin();
    setTransfer({ file, share: 0 });
    const answer = await upload(file, {
      signal: attempt.signal,
      onProgress: (share) => {
        if (!attempt.signal.aborted) setTransfer({ file, share });
      },
    });
    if (attempt.signal.aborted) return;
    if ('problem' in answer) setTransfer({ file, share: 0, problem: answer.problem });
    else {
      setTransfer(null);
      onUploaded(answer.url);
    }
  };
  return {
    transfer,
    problem: transfer?.problem && messageOf<MessageKey>(transfer.problem, t),
    send,
    refuse: (file: File, problem: Message) => setTransfer({ file, share: 0, problem }),
    giveUp,
  };
}
