'use client';
import { useEffect, useRef, useState } from 'react';
import type { AttendeeQuestion, Message } from '../../domain';
import { useLatest } from '../../react';
import { useFields } from './FieldsContext';
import type { Upload } from './upload';
import type { AnswerName } from './useAnswer';

/** What is known of a file that is on its way, or did not get there. */
export interface Transfer {
  file: File;
  /** Between 0 and 1. */
  share: number;
  problem?: Message;
}

interface UploadedFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
}

interface UploadState {
  name: AnswerName;
  question: Pick<AttendeeQuestion, 'id'>;
  /** Takes a file to the backend. */
  upload: Upload;
  onUploaded: (file: UploadedFile) => void;
}

/** One file at a time on its way to the backend; the form is not sent until it has arrived or was given up. */
export function useUpload({ name, question, upload, onUploaded }: UploadState) {
  const { methods, unfinished, say } = useFields();
  const [transfer, setTransfer] = useState<Transfer | null>(null);
  const running = useRef<AbortController>(undefined);
  const leave = () => {
    running.current?.abort();
    running.current = undefined;
    unfinished.delete(name);
  };
  const latestLeaveRef = useLatest(leave);
  useEffect(() => () => latestLeaveRef.current(), [latestLeaveRef]);

  const refuse = (file: File, problem: Message) => {
    unfinished.add(name);
    setTransfer({ file, share: 0, problem });
  };
  const send = async (file: File) => {
    leave();
    const attempt = new AbortController();
    running.current = attempt;
    unfinished.add(name);
    // What was said of the last try, or of none at all.
    methods.clearErrors(name);
    setTransfer({ file, share: 0 });
    const answer = await upload(file, question.id, {
      signal: attempt.signal,
      onProgress: (share) => {
        if (!attempt.signal.aborted) setTransfer({ file, share });
      },
    });
    if (attempt.signal.aborted) return;
    if ('problem' in answer) {
      refuse(file, answer.problem);
      return;
    }
    unfinished.delete(name);
    setTransfer(null);
    onUploaded({ id: answer.file.id, name: answer.file.name, size: answer.file.size });
  };
  return {
    transfer,
    problem: transfer?.problem && say(transfer.problem),
    send,
    refuse,
    giveUp: () => {
      leave();
      setTransfer(null);
    },
  };
}
