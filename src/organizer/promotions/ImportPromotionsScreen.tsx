'use client';
import { useMemo } from 'react';
import { promotionColumns } from '../../domain/promotions';
import { saveFile } from '../../hooks/organizer/resource/saveFile';
import { usePromotionCalls } from '../../hooks/organizer/promotions/promotionCalls';
import { usePromotionImport } from '../../hooks/organizer/promotions/usePromotionImport';
import type { BackLink } from '../kit/page';
import { ImportPromotionsView } from './ImportPromotionsView';
import type { PromotionContext } from './PromotionSections';
import { WithPromotionContext } from './WithPromotionContext';

/** Props of `ImportPromotionsScreen`. @experimental */
export interface ImportPromotionsScreenProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** The list they will be part of: a link above the title. */
  back?: BackLink | undefined;
}

/** Makes codes of the rows of a CSV file. 002 §7 import. */
export const ImportPromotionsScreen = (props: ImportPromotionsScreenProps) => (
  <WithPromotionContext {...props}>
    {(context) => <Import {...props} context={context} />}
  </WithPromotionContext>
);

function Import({
  accountId,
  eventId,
  back,
  context,
}: ImportPromotionsScreenProps & { context: PromotionContext }) {
  const { ticketTypes, groups } = context;
  const { importFile } = usePromotionCalls({ accountId, eventId });
  const ids = useMemo(() => new Set(ticketTypes.map(({ id }) => id)), [ticketTypes]);
  const { state, choose, send, stop, reset } = usePromotionImport(importFile, ids);
  const example = () => {
    const [first = ''] = ids;
    const row = ['SPRING20', '20', first, '', '', '', '', '100', ''];
    saveFile(new Blob([`${promotionColumns.join(',')}\n${row.join(',')}\n`]), 'promotions.csv');
  };
  return (
    <ImportPromotionsView
      state={state}
      groups={groups}
      back={back}
      onChoose={(file) => void choose(file)}
      onSend={(group) => void send(group)}
      onStop={stop}
      onReset={reset}
      onExample={example}
    />
  );
}
