'use client';
import { useCallback, useMemo } from 'react';
import {
  partnerBatch,
  partnerColumns,
  partnerLevels,
  partnerProblem,
  partnerRows,
  type PartnerCells,
} from '../../domain/partners';
import type { SheetLine } from '../../domain/table/fileImport';
import type { PartnerCalls } from '../../hooks';
import { sentFile } from '../../hooks/organizer/resource/readSheet';
import { useT } from '../../i18n';
import { Button, LinkButton } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { FileImport } from '../kit/fileImport';
import { PageHeader } from '../kit/page';

interface ImportPartnersProps {
  /** Rejects with the client's ApiError. */
  importFile: PartnerCalls['importFile'];
  /** Back to the list. */
  onClose: () => void;
}

/** Partners from a file, and what became of it. 002 §7 import by POST, §9: 100 s. */
export function ImportPartners({ importFile, onClose }: ImportPartnersProps) {
  const t = useT();
  const levels = useMemo(
    () => partnerLevels.map((id) => ({ id, name: t(`organizer.partners.level.${id}`) })),
    [t],
  );
  const send = async (rows: readonly PartnerCells[], signal: AbortSignal) =>
    importFile(await sentFile(partnerColumns, rows), { signal });
  return (
    <>
      <PageHeader
        title={t('organizer.partners.import.title')}
        lead={t('organizer.partners.import.lead')}
        actions={
          <LinkButton icon={<Icon name="arrow-start" size="small" />} onClick={onClose}>
            {t('organizer.partners.all')}
          </LinkButton>
        }
      />
      <FileImport
        name="partners"
        columns={partnerColumns}
        check={useCallback((lines: readonly SheetLine[]) => partnerRows(lines, levels), [levels])}
        send={send}
        batchSize={partnerBatch}
        toErrorMessage={partnerProblem}
        help={t('organizer.partners.import.columns', { levels: levels.map(({ name }) => name).join(', ') })}
        sample={{
          name: 'Lantern Works',
          level: t('organizer.partners.level.GOLD'),
          description: 'Lamps for ports',
          website: 'https://lantern.example/',
          booth: 'B4',
          published: 'yes',
        }}
        texts={{
          ready: (count) => t('organizer.partners.import.good', { count }),
          action: (count) => t('organizer.partners.import.action', { count }),
          done: ({ created, updated }) => [
            t('organizer.partners.import.created', { count: created }),
            t('organizer.partners.import.updated', { count: updated }),
          ],
        }}
        end={
          <Button variant="primary" onClick={onClose}>
            {t('organizer.partners.all')}
          </Button>
        }
      />
    </>
  );
}
