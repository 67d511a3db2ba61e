'use client';
import { useCallback, useMemo } from 'react';
import {
  contactBatch,
  contactColumns,
  contactProblem,
  contactRows,
  type ContactCells,
} from '../../domain/contacts';
import { countries } from '../../domain/countries/countries';
import type { SheetLine } from '../../domain/table/fileImport';
import { useContactCalls } from '../../hooks';
import { sentFile } from '../../hooks/organizer/resource/readSheet';
import { useLocale, useT } from '../../i18n';
import { FileImport } from '../kit/fileImport';
import { BackButton, PageHeader, type BackLink } from '../kit/page';

/** Props of `ImportContactsScreen`. @experimental */
export interface ImportContactsScreenProps {
  /** The organizer’s account. */
  accountId: string;
  /** The list they will be part of: a link above the title. */
  back?: BackLink | undefined;
}

const toErrorMessage = contactProblem('import');

/** Contacts from a CSV file, and what became of each row. 002 §7 import. */
export function ImportContactsScreen({ accountId, back }: ImportContactsScreenProps) {
  const t = useT();
  const locale = useLocale();
  const { importFile } = useContactCalls(accountId);
  const known = useMemo(() => countries({ locale }), [locale]);
  const send = async (rows: readonly ContactCells[], signal: AbortSignal) => {
    const { created, updated, errors } = await importFile(await sentFile(contactColumns, rows), signal);
    return {
      created,
      updated,
      refused: errors.map(({ row, field, error }) => ({ line: row, field, error })),
    };
  };
  return (
    <>
      <PageHeader
        title={t('organizer.contacts.import.title')}
        lead={t('organizer.contacts.import.lead')}
        back={back}
      />
      <FileImport
        name="contacts"
        columns={contactColumns}
        check={useCallback((lines: readonly SheetLine[]) => contactRows(lines, known), [known])}
        send={send}
        batchSize={contactBatch}
        toErrorMessage={toErrorMessage}
        help={t('organizer.contacts.import.columns')}
        sample={{
          email: 'alex.morgan@lantern.example',
          firstName: 'Alex',
          lastName: 'Morgan',
          company: 'Lantern Works',
          countryCode: 'US',
          tags: 'press;speaker',
        }}
        texts={{
          ready: (count) => t('organizer.contacts.import.good', { count }),
          action: (count) => t('organizer.contacts.import.action', { count }),
          done: ({ created, updated }) => [
            t('organizer.contacts.import.created', { count: created }),
            t('organizer.contacts.import.updated', { count: updated }),
          ],
        }}
        end={back && <BackButton {...back} />}
      />
    </>
  );
}
