'use client';
import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readAgain } from './refresh';

/** Reads again what is shown of these calls when the person comes back to the page: from a test order in another tab, from lunch. Keep `reads` stable. */
export function useReadOnReturn(reads: Parameters<typeof readAgain>[1]) {
  const queries = useQueryClient();
  useEffect(
    () =>
      focusManager.subscribe((isFocused) => {
        if (isFocused) void readAgain(queries, reads);
      }),
    [queries, reads],
  );
}
