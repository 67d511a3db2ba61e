import { useRef, useState } from 'react';
import { copyText } from './copyText';

/** Copies text at a press. `source` is the element that shows it; `copied` is `null` until somebody tried, then whether it worked. */
export function useCopy<Source extends HTMLElement = HTMLElement>(text: string) {
  const source = useRef<Source>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () => void copyText(text, source.current).then(setCopied);
  return { source, copied, copy };
}
