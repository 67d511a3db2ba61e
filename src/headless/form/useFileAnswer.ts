'use client';
import { useRef, useState, type DragEvent } from 'react';
import { textsOf, type AttendeeQuestion, type Message } from '../../domain';
import { useAnswer, type AnswerName } from './useAnswer';
import type { Upload } from './upload';
import { useSavedFile } from './useSavedFile';
import { useUpload } from './useUpload';

interface FileAnswerOptions {
  name: AnswerName;
  question: Pick<AttendeeQuestion, 'id' | 'label'>;
  /** Takes a file to the backend. */
  upload: Upload;
  /** Why a file is no answer: then it is not sent. */
  problemOf: (file: File) => Message | undefined;
}

/**
 * The answer to a question for a file: chosen or dropped, and uploaded at once. Its name is stored with the draft. `inputRef` is for the
 * file input, which has the focus once a file is taken away; `dropProps` are for where a file may be dropped.
 */
export function useFileAnswer({ name, question, upload, problemOf }: FileAnswerOptions) {
  const { id, error, answer, set, leave } = useAnswer(name, question.label);
  const [isOver, setOver] = useState(false);
  const [uploaded, setUploaded] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [fileId] = textsOf(answer);
  const saved = useSavedFile(fileId);
  const { transfer, problem, send, refuse, giveUp } = useUpload({
    name,
    question,
    upload,
    onUploaded: (file) => {
      saved.keep(file);
      set(file.id);
      setUploaded(file.name);
    },
  });
  const take = (file: File | undefined) => {
    if (!file) return;
    const wrong = problemOf(file);
    if (wrong) refuse(file, wrong);
    else void send(file);
  };
  return {
    id,
    error: problem ?? error,
    /** A file is on its way, or did not get there. */
    transfer,
    /** Tries again; undefined where there is nothing to try. */
    retry: transfer?.problem && !problemOf(transfer.file) ? () => void send(transfer.file) : undefined,
    /** The answer; undefined while there is none. */
    fileId,
    /** What is known of it. */
    file: saved.file,
    /** Name of the file that was uploaded last; null once one is taken away. */
    uploaded,
    /** A file is held over the place where it may be dropped. */
    isOver,
    inputRef,
    dropProps: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      },
    },
    take,
    /** Takes away what is on its way, or else the answer. */
    remove: () => {
      if (!transfer) set('');
      else {
        giveUp();
        if (error) leave();
      }
      setUploaded(null);
      if (inputRef.current) inputRef.current.value = '';
      inputRef.current?.focus();
    },
    /** The input is left. */
    leave: () => {
      // What is on its way is not missing.
      if (!transfer) leave();
    },
  };
}
