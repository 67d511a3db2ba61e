'use client';
import type { LostQuantity } from '../../domain';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { Notice } from '../kit/Notice';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import * as css from './ProblemBanner.css';

export interface ListChangesProps {
  /** Quantities that had to be cut down: shown and read aloud. */
  lost: readonly LostQuantity[];
  /** Names of ticket types that a code put on the list: read aloud, since everybody else sees them. */
  revealed: readonly string[];
  /** Names of ticket types that can be chosen since another one is: read aloud. */
  opened: readonly string[];
}

/** Says what changed on the list without anybody asking for it. Keep it mounted: its live region must be there first. */
export function ListChanges({ lost, revealed, opened }: ListChangesProps) {
  const t = useT();
  const locale = useLocale();
  const listed = (names: readonly string[]) => listText(locale, names);
  return (
    <div role="status" className={lost.length > 0 ? css.region : undefined}>
      {lost.map(({ name, requested, left }) => (
        <Notice key={name} tone="warning">
          {left > 0
            ? t('changes.lost.some', { name, asked: requested, left })
            : t('changes.lost.all', { name })}
        </Notice>
      ))}
      {revealed.length > 0 && (
        <VisuallyHidden>{t('changes.revealed', { tickets: listed(revealed) })} </VisuallyHidden>
      )}
      {opened.length > 0 && (
        <VisuallyHidden>{t('changes.opened', { tickets: listed(opened) })}</VisuallyHidden>
      )}
    </div>
  );
}
