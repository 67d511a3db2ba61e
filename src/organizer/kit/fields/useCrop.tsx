'use client';
import { useEffect, useRef, useState } from 'react';
import { withPeer } from '../../../diagnostics';
import { chunk } from '../../../themed/kit/chunk';
import type { DrawnPicture } from './cutImage';

const cropper = /* @__PURE__ */ chunk(() => withPeer('react-easy-crop', import('./CropDialog')));

/** Drawings have no pixels, and of an animation one picture would be left. */
const cropped = ['image/png', 'image/jpeg', 'image/webp'];
/** Bytes; more than phones make, less than what leaves a browser without memory. */
const readableSize = 50 * 1024 * 1024;

export const canBeCropped = (file: File) => cropped.includes(file.type) && file.size <= readableSize;

interface CropOptions {
  aspect: number | undefined;
  /** Bytes; a whole picture beyond is drawn smaller. */
  maxSize: number;
  /** Of a part, or of the whole where nothing can be cropped. */
  onReady: (file: File) => void;
  /** No browser can show it. */
  onUnreadable: (file: File) => void;
}

/** Asks which part of a chosen picture is meant. Without the package that shows it the whole is. */
export function useCrop({ aspect, maxSize, onReady, onUnreadable }: CropOptions) {
  const [picture, setPicture] = useState<DrawnPicture | null>(null);
  const latest = useRef<File>(undefined);
  const address = picture?.image.src;
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  const offer = async (file: File) => {
    latest.current = file;
    const image = new Image();
    image.src = URL.createObjectURL(file);
    try {
      await image.decode();
    } catch {
      URL.revokeObjectURL(image.src);
      if (latest.current === file) onUnreadable(file);
      return;
    }
    const isThere = await cropper.load().then(
      () => true,
      () => false,
    );
    if (isThere && latest.current === file) {
      setPicture({ file, image });
      return;
    }
    URL.revokeObjectURL(image.src);
    if (latest.current === file) onReady(file);
  };
  const close = () => setPicture(null);
  const { CropDialog } = cropper.loaded ?? {};
  const dialog = picture && CropDialog && (
    <CropDialog
      picture={picture}
      aspect={aspect}
      maxSize={maxSize}
      onClose={close}
      onDone={(file) => {
        close();
        onReady(file);
      }}
    />
  );
  return { offer, dialog };
}
