'use client';
import { useCallback } from 'react';
import { messageOf, type Message } from '../../domain';
import { useT } from '../../i18n';

/** Messages of the form in words; the same function while the language is the same. */
export function useSay(): (message: Message) => string {
  const t = useT();
  return useCallback((message) => messageOf(message, t), [t]);
}
