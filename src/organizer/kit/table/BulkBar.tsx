'use client';
import { useRef } from 'react';
import { countSelected, type TableSelection } from '../../../domain';
import { useLocale, useT } from '../../../i18n';
import { Icon } from '../../../themed/kit/Icon';
import type { IconName } from '../../../themed/kit/icons';
import { num } from '../../../themed/kit/text.css';
import { Turning } from '../../../themed/kit/Turning';
import * as css from './BulkBar.css';

/** Something that can be done with several rows at once. @experimental */
export interface BulkAction {
  id: string;
  /** One or two words. */
  label: string;
  icon?: IconName | undefined;
  /** Its call is on the way: a spinner shows, presses are ignored. */
  busy?: boolean | undefined;
  onPress: (selection: TableSelection) => void;
}

/** Props of `BulkBar`. @experimental */
export interface BulkBarProps {
  /** Which rows are chosen; the bar is there while there are any. */
  selection: TableSelection;
  /** Rows that match, on all pages. */
  total: number;
  /** Up to four; the most usual first. */
  actions: readonly BulkAction[];
  /** No row is to be chosen any more. */
  onClear: () => void;
  /** Also chooses the rows on other pages. */
  onSelectEvery?: (() => void) | undefined;
}

/** Floats above the end of a list while rows are chosen. @experimental */
export function BulkBar({ selection, total, actions, onClear, onSelectEvery }: BulkBarProps) {
  const t = useT();
  const locale = useLocale();
  const count = countSelected(selection, total);
  const isVisible = count > 0;
  const container = useRef<HTMLDivElement>(null);
  return (
    <>
      <div
        ref={container}
        role="status"
        tabIndex={-1}
        className={css.container}
        data-shown={isVisible ? '' : undefined}
      >
        {isVisible && (
          <div role="group" aria-label={t('organizer.kit.table.bulk')} className={css.bar}>
            <span className={css.count}>
              <span className={num}>{t('organizer.kit.table.selected', { count })}</span>
            </span>
            <button
              type="button"
              aria-label={t('organizer.kit.table.clearSelection')}
              title={t('organizer.kit.table.clearSelection')}
              className={css.button}
              onClick={() => {
                // The pressed button goes with the bar.
                container.current?.focus();
                onClear();
              }}
            >
              <Icon name="close" />
            </button>
            {onSelectEvery && !selection.isEvery && count < total && (
              <button type="button" className={css.every} onClick={onSelectEvery}>
                {t('organizer.kit.table.selectEvery', { total: total.toLocaleString(locale) })}
              </button>
            )}
            <span className={css.actions}>
              {actions.map(({ id, label, icon, busy, onPress }) => (
                <button
                  key={id}
                  type="button"
                  aria-busy={busy || undefined}
                  className={css.button}
                  onClick={() => !busy && onPress(selection)}
                >
                  {busy ? <Turning /> : icon && <Icon name={icon} className={css.icon} />}
                  {label}
                </button>
              ))}
            </span>
          </div>
        )}
      </div>
    </>
  );
}
