'use client';
import type { ReactNode } from 'react';

const marker = '\uE000';

/** A translated sentence with an element in the place of one value: an amount with a direction of its own. */
export function withNode(sentence: (marker: string) => string, node: ReactNode): ReactNode {
  const [before, after] = sentence(marker).split(marker);
  return (
    <>
      {before}
      {node}
      {after}
    </>
  );
}
