'use client';
import { useEffect, useRef, useState } from 'react';
import { chunk } from '../../../themed/kit/chunk';
import type { DrawnPicture } from './CropDialog';

const cropper = /* @__PURE__ */ chunk(() => import('./CropDialog'));

/** Drawings have no pixels, and of an animation one picture would be left. */
const cropped = ['image/png', 'image/jpeg', 'image/webp'];

interface CropOptions {
  aspect: number | undefined;
  /** Of a part, of the whole, or of a file that is not cropped. */
  onReady: (file: File) => void;
  /** No browser can show it. */
  onUnreadable: (file: File) => void;
}

/** Asks which part of a chosen picture is meant. Without the package that shows it the whole is. */
export function useCrop({ aspect, onReady, onUnreadable }: CropOptions) {
  const [picture, setPicture] = useState<DrawnPicture | null>(null);
  const latest = useRef<File>(undefined);
  const address = picture?.image.src;
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  const offer = async (file: File) => {
    latest.current = file;
    if (!cropped.includes(file.type)) {
      onReady(file);
      return;
    }
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
      onClose={close}
      onDone={(file) => {
        close();
        onReady(file);
      }}
    />
  );
  return { offer, dialog };
}
