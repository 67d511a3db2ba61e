'use client';
import { useEffect, useRef, useState } from 'react';
import type { HostedMedia, UploadedMedia } from '../../../domain/sessionMedia';
import { BoxofficeError } from '../../../diagnostics';
import { useLatest } from '../../../react';
import { useEnvironment } from '../../environment';
import type { MediaHost, MediaUpload } from './mediaHost';
import { readDuration } from './readDuration';

/** A file that is on its way to the media hosting provider. */
export interface MediaTransfer {
  at: 'sending' | 'paused' | 'failed';
  file: File;
  /** Between 0 and 1. */
  share: number;
}

/**
 * One file at a time on its way to the media hosting provider: it can be paused and canceled, and goes on by itself where the connection
 * was lost and is back. Gone with what uses it. A failure is reported to the page (002 §8).
 */
export function useMediaUpload(host: MediaHost, onUploaded: (media: UploadedMedia) => void) {
  const { onError } = useEnvironment();
  const [transfer, setTransfer] = useState<MediaTransfer | null>(null);
  const running = useRef<MediaUpload>(undefined);
  const latestUploadedRef = useLatest(onUploaded);
  const leave = () => {
    running.current?.cancel();
    running.current = undefined;
  };
  const latestLeaveRef = useLatest(leave);
  useEffect(() => () => latestLeaveRef.current(), [latestLeaveRef]);

  const move = (at: MediaTransfer['at']) => setTransfer((before) => before && { ...before, at });
  const resume = () => {
    move('sending');
    running.current?.resume();
  };
  const latestGoOnRef = useLatest(() => {
    if (transfer?.at === 'failed') resume();
  });
  useEffect(() => {
    const goOn = () => latestGoOnRef.current();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [latestGoOnRef]);

  const send = (file: File) => {
    leave();
    setTransfer({ at: 'sending', file, share: 0 });
    const duration = readDuration(file);
    const finish = async (media: HostedMedia, own: MediaUpload) => {
      const milliseconds = await duration;
      if (running.current !== own) return;
      running.current = undefined;
      setTransfer(null);
      latestUploadedRef.current({
        ...media,
        name: file.name,
        mime: file.type,
        size: file.size,
        duration: milliseconds,
      });
    };
    const own = host.upload(file, {
      onProgress: (share) => setTransfer((before) => before && { ...before, share }),
      onDone: (media) => void finish(media, own),
      onFailed: (error) => {
        move('failed');
        onError?.(new BoxofficeError('BX2008', error));
      },
    });
    running.current = own;
  };
  return {
    transfer,
    send,
    pause: () => {
      running.current?.pause();
      move('paused');
    },
    resume,
    cancel: () => {
      leave();
      setTransfer(null);
    },
  };
}
