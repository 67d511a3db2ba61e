'use client';
import { useEffect, useState, type RefObject } from 'react';

/** CSS of the text in a frame of the provider's. */
interface FrameText {
  color?: string;
  iconColor?: string;
  fontFamily?: string;
  fontSize?: string;
  lineHeight?: string;
  fontSmoothing?: string;
  '::placeholder'?: { color: string };
}

/** What is typed into a provider's frame, as it looks by itself and with a mistake in it. */
export interface ElementStyle {
  base: FrameText;
  invalid: FrameText;
}

/**
 * The theme as the provider's frames take it. Custom properties don't reach into them, so the colours are read off
 * probes and written as plain rgb; read again when the theme of an ancestor changes.
 */
export function useElementStyle(probes: RefObject<HTMLElement | null>): ElementStyle | null {
  const [style, setStyle] = useState<ElementStyle | null>(null);
  useEffect(() => {
    const box = probes.current;
    if (!box) return;
    const read = () => setStyle(styleOf(box));
    const frame = requestAnimationFrame(read);
    const observer = new MutationObserver(read);
    const root = box.closest('.bx');
    if (root) observer.observe(root, { attributeFilter: ['data-theme', 'data-preset', 'style'] });
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', read);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      scheme.removeEventListener('change', read);
    };
  }, [probes]);
  return style;
}

function styleOf(box: HTMLElement): ElementStyle {
  const [text, muted, danger] = [...box.children].map((probe) => asRgb(getComputedStyle(probe).color));
  const { fontFamily, fontSize } = getComputedStyle(box);
  return {
    base: {
      ...(text && { color: text, iconColor: text }),
      fontFamily,
      fontSize,
      lineHeight: '24px',
      fontSmoothing: 'antialiased',
      ...(muted && { '::placeholder': { color: muted } }),
    },
    invalid: danger ? { color: danger, iconColor: danger } : {},
  };
}

/** Any CSS colour as `rgb(…)`: the provider does not read oklch. */
function asRgb(color: string): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
