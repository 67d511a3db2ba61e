'use client';
import { useState } from 'react';

/**
 * Whether a plain field gives way to a better one that is loaded later. It stays as it is under the fingers of somebody who is typing,
 * and nothing takes the better one away again.
 * @param isLoaded the better one could be drawn
 * @param isActive somebody is in the field
 */
export function useReplacement(isLoaded: boolean, isActive: boolean): boolean {
  const [isReplaced, setReplaced] = useState(isLoaded);
  if (isLoaded && !isActive && !isReplaced) setReplaced(true);
  return isLoaded && isReplaced;
}
