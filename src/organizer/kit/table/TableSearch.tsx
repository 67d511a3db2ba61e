'use client';
import { useRef, type KeyboardEvent } from 'react';
import { useT } from '../../../i18n';
import { cx } from '../../../themed/kit/cx';
import { Icon } from '../../../themed/kit/Icon';
import { IconButton } from '../../../themed/kit/IconButton';
import { affix, affixed, atStart, control, hasEnd, hasStart } from '../../../themed/kit/TextInput.css';
import * as css from './FilterBar.css';

interface TableSearchProps {
  /** Read aloud. */
  label: string;
  hint: string | undefined;
  value: string;
  onValueChange: (value: string) => void;
}

/** Finds rows by words. Escape clears it. */
export function TableSearch({ label, hint, value, onValueChange }: TableSearchProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // Otherwise it would send a form around the list.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    // With something to clear, a dialog around the list stays open.
    event.stopPropagation();
    onValueChange('');
  };
  return (
    <span className={cx(affixed, css.search)}>
      <span className={cx(affix, atStart)}>
        <Icon name="search" />
      </span>
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={hint ?? label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={cx(control, hasStart, hasEnd, css.searchInput)}
      />
      {value !== '' && (
        <IconButton
          label={t('organizer.kit.table.clearSearch')}
          icon={<Icon name="close" size="small" />}
          className={css.clear}
          onClick={() => {
            onValueChange('');
            input.current?.focus();
          }}
        />
      )}
    </span>
  );
}
