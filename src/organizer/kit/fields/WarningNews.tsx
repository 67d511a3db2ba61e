'use client';
import { useState } from 'react';
import { useDebounced } from '../../../hooks/useDebounced';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';

export interface WarningNewsProps {
  /** All warnings that stand at the fields; '' for none. */
  text: string;
  /** Read aloud when those that stood there are gone. */
  none: string;
}

/** Milliseconds after the last change before it is read aloud: not with each key. */
const typingPause = 700;

/** Reads warnings at fields aloud, politely and once: fields describe themselves only to whoever comes to them. */
export function WarningNews({ text, none }: WarningNewsProps) {
  const settled = useDebounced(text, typingPause);
  const [hadSome, setHadSome] = useState(settled !== '');
  if (settled !== '' && !hadSome) setHadSome(true);
  return <VisuallyHidden role="status">{settled || (hadSome && none)}</VisuallyHidden>;
}
