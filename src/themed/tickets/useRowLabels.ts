'use client';
import { useMemo } from 'react';
import { messageOf } from '../../domain';
import type { TicketPickerLabels } from '../../headless';
import { useT } from '../../i18n';

export interface RowLabels extends TicketPickerLabels {
  was: string;
  noFee: string;
  plusFee: (fee: string) => string;
  unlocked: (code: string | null) => string;
  readMore: string;
  close: string;
}

/** The words of all rows, looked up once for the list and not once in each row. */
export function useRowLabels(): RowLabels {
  const t = useT();
  return useMemo(
    () => ({
      say: (message) => messageOf(message, t),
      quantity: (name) => t('tickets.quantityOf', { name }),
      free: t('tickets.free'),
      chooseFirst: (tickets) => t('tickets.chooseFirst', { tickets }),
      was: t('tickets.was'),
      noFee: t('tickets.noFee'),
      plusFee: (fee) => t('tickets.plusFee', { fee }),
      unlocked: (code) => (code === null ? t('tickets.unlocked') : t('tickets.unlockedBy', { code })),
      readMore: t('tickets.readMore'),
      close: t('tickets.close'),
    }),
    [t],
  );
}
