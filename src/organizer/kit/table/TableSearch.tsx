'use client';
import { useRef } from 'react';
import { useSearchField } from 'react-aria/useSearchField';
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

const ignore = () => undefined;

/** Finds rows by words. Escape clears it. */
export function TableSearch({ label, hint, value, onValueChange }: TableSearchProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { inputProps } = useSearchField(
    {
      'aria-label': label,
      placeholder: hint ?? label,
      value,
      onChange: onValueChange,
      // With it Enter does not send a form around the list.
      onSubmit: ignore,
    },
    { value, setValue: onValueChange },
    input,
  );
  return (
    <span className={cx(affixed, css.search)}>
      <span className={cx(affix, atStart)}>
        <Icon name="search" />
      </span>
      <input {...inputProps} ref={input} className={cx(control, hasStart, hasEnd, css.searchInput)} />
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
