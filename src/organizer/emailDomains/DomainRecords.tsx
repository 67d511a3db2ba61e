'use client';
import { useRef, useState } from 'react';
import type { EmailDomainRecord, EmailDomainTest } from '../../contract';
import { useT } from '../../i18n';
import { copyText } from '../../themed/kit/copyText';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { Tag } from '../../themed/kit/Tag';
import { PlainTable } from '../kit/page/PlainTable';
import * as css from './emailDomains.css';

export interface DomainRecordsProps {
  result: EmailDomainTest;
  fromEmail: string;
}

/** What a domain's name server has to say, to be copied, and what it says. */
export function DomainRecords({ result, fromEmail }: DomainRecordsProps) {
  const t = useT();
  const [copied, setCopied] = useState<boolean | null>(null);
  const cell = (label: string, text: string) => <Copied label={label} text={text} onCopied={setCopied} />;
  return (
    <>
      <p className={css.quiet}>
        {result.passed
          ? t('organizer.emailDomains.check.passedText')
          : t('organizer.emailDomains.check.failedText', { email: fromEmail })}
      </p>
      <PlainTable
        caption={t('organizer.emailDomains.records', { domain: result.domain })}
        rows={result.records}
        rowId={({ kind }) => kind}
        columns={[
          { head: t('organizer.emailDomains.column.kind'), isRowHead: true, cell: ({ kind }) => kind },
          { head: t('organizer.orders.column.status'), cell: (record) => <Status record={record} /> },
          {
            head: t('organizer.tags.name'),
            cell: ({ kind, name }) => cell(t('organizer.emailDomains.copyName', { kind }), name),
          },
          {
            head: t('organizer.emailDomains.column.value'),
            cell: ({ kind, expected }) => cell(t('organizer.emailDomains.copyValue', { kind }), expected),
          },
          {
            head: t('organizer.emailDomains.column.found'),
            cell: ({ found }) =>
              found === null ? (
                '–'
              ) : (
                <p dir="ltr" className={css.value}>
                  {found}
                </p>
              ),
          },
        ]}
      />
      <p role="status" className={css.quiet}>
        {copied !== null &&
          t(copied ? 'organizer.orders.order.swap.copied' : 'organizer.cookieConsents.notCopied')}
      </p>
    </>
  );
}

function Status({ record: { passed, found } }: { record: EmailDomainRecord }) {
  const t = useT();
  if (passed) return <Tag tone="positive">{t('organizer.emailDomains.status.correct')}</Tag>;
  return (
    <Tag tone="warning">
      {t(
        found === null ? 'organizer.emailDomains.status.missing' : 'organizer.emailDomains.status.different',
      )}
    </Tag>
  );
}

interface CopiedProps {
  /** Of its button. */
  label: string;
  text: string;
  onCopied: (isDone: boolean) => void;
}

function Copied({ label, text, onCopied }: CopiedProps) {
  const value = useRef<HTMLParagraphElement>(null);
  return (
    <div className={css.copied}>
      <p ref={value} dir="ltr" className={css.value}>
        {text}
      </p>
      <IconButton
        label={label}
        icon={<Icon name="copy" />}
        onClick={() => void copyText(text, value.current).then(onCopied)}
      />
    </div>
  );
}
