'use client';
import { useCallback, useState } from 'react';
import {
  noGroup,
  promotionBatch,
  promotionColumns,
  promotionProblem,
  promotionRows,
  type PromotionCells,
} from '../../domain/promotions';
import type { SheetLine } from '../../domain/table/fileImport';
import { usePromotionCalls } from '../../hooks/organizer/promotions/promotionCalls';
import { sentFile } from '../../hooks/organizer/resource/readSheet';
import { useT } from '../../i18n';
import { Field } from '../../themed/kit/Field';
import { Select } from '../../themed/kit/Select';
import { FileImport } from '../kit/fileImport';
import { BackButton, PageHeader, type BackLink } from '../kit/page';
import { useGroupOptions } from './AssignDialog';
import * as css from './promotions.css';
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

type ImportProps = ImportPromotionsScreenProps & { context: PromotionContext };

function Import({ accountId, eventId, back, context }: ImportProps) {
  const t = useT();
  const { importFile } = usePromotionCalls({ accountId, eventId });
  const [group, setGroup] = useState(noGroup);
  const groups = useGroupOptions(context.groups);
  const send = async (rows: readonly PromotionCells[], signal: AbortSignal) => {
    const file = await sentFile(promotionColumns, rows);
    const body = { file, ...(group !== noGroup && { promotionGroupId: group }) };
    const { created, errors } = await importFile(body, { signal });
    return { created, refused: errors.map(({ row, field, error }) => ({ line: row, field, error })) };
  };
  return (
    <>
      <PageHeader
        title={t('organizer.promotions.place.import')}
        lead={t('organizer.promotions.import.lead')}
        back={back}
      />
      <FileImport
        name="promotions"
        columns={promotionColumns}
        check={useCallback((lines: readonly SheetLine[]) => promotionRows(lines, context), [context])}
        send={send}
        batchSize={promotionBatch}
        toErrorMessage={promotionProblem('other')}
        help={t('organizer.promotions.import.columns', { time: '2026-05-01 09:00' })}
        sample={{
          code: 'SPRING20',
          percentOff: '20',
          discountedTicketTypeIds: context.ticketTypes[0]?.name ?? '',
          maxUses: '100',
        }}
        texts={{
          ready: (count) => t('organizer.promotions.import.good', { count }),
          action: (count) => t('organizer.promotions.import.action', { count }),
          done: ({ created }) => [t('organizer.promotions.many.done', { count: created })],
        }}
        end={back && <BackButton {...back} />}
      >
        <div className={css.group}>
          <Field label={t('organizer.promotions.group')}>
            {(control) => <Select {...control} options={groups} value={group} onValueChange={setGroup} />}
          </Field>
        </div>
      </FileImport>
    </>
  );
}
