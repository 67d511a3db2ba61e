'use client';
import { useState } from 'react';

/** A plain field and the better one that takes its place. */
interface Replacement {
  /** The better one is drawn. */
  isReplaced: boolean;
  /** For the plain one's `onFocus`. */
  enter: () => void;
  /** For the plain one's `onBlur`. */
  leave: () => void;
}

/**
 * Whether a plain field gives way to a better one that is loaded later. It stays while the focus is in it, which would be lost with it,
 * and nothing takes the better one away again.
 * @param isLoaded the better one could be drawn
 */
export function useReplacement(isLoaded: boolean): Replacement {
  const [isReplaced, setReplaced] = useState(isLoaded);
  const [isFocused, setFocused] = useState(false);
  if (isLoaded && !isFocused && !isReplaced) setReplaced(true);
  return {
    isReplaced: isLoaded && isReplaced,
    enter: () => setFocused(true),
    leave: () => setFocused(false),
  };
}
