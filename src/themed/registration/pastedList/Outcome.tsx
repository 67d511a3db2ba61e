'use client';
import type { PastedList } from '../../../domain/registration/pastedList/list';
import { listText } from '../../../domain/text/listText';
import { useLocale, useT } from '../../../i18n';
import { Notice } from '../../kit/Notice';
import * as css from './PasteDialog.css';

/** Of more rows the rest is found in the table. */
const maxNamedRows = 8;

/** What becomes of a list: how many attendees it fills in, and what of it is not used. */
export function Outcome({ list }: { list: PastedList }) {
  const t = useT();
  const locale = useLocale();
  const { rows, filled, unusedRows, unusedHeadings, columnLimit, missing } = list;
  const listed = (texts: readonly string[]) => listText(locale, texts);
  const wrong = rows.filter(({ problems }) => problems.length > 0).map(({ line }) => String(line));
  const named = wrong.length > maxNamedRows ? [...wrong.slice(0, maxNamedRows), '…'] : wrong;
  const sentences = [
    wrong.length > 0 && t('registration.paste.check', { count: wrong.length, rows: listed(named) }),
    unusedRows > 0 && t('registration.paste.tooMany', { count: unusedRows }),
    missing.length > 0 && t('registration.paste.missing', { columns: listed(missing) }),
    unusedHeadings.length > 0 && t('registration.paste.unusedColumns', { columns: listed(unusedHeadings) }),
    columnLimit !== null && t('registration.paste.columnLimit', { number: columnLimit }),
  ].filter((sentence) => sentence !== false);
  const isWarning = filled === 0 || wrong.length > 0 || unusedRows > 0;
  return (
    <Notice
      tone={isWarning ? 'warning' : 'positive'}
      title={t('registration.paste.ready', { count: filled })}
      {...(sentences.length > 0 && {
        children: (
          <div className={css.sentences}>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        ),
      })}
    />
  );
}
