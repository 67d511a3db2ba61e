'use client';
import { useRef } from 'react';
import { useSearchField } from 'react-aria/useSearchField';
import { useT } from '../../i18n';
import { cx } from '../../themed/kit/cx';
import { IconButton } from '../../themed/kit/IconButton';
import { Icon } from '../../themed/kit/Icon';
import { affix, affixed, atStart, control, hasEnd, hasStart } from '../../themed/kit/TextInput.css';
import * as css from './OrdersFilters.css';

export interface OrdersSearchProps {
  value: string;
  onValueChange: (value: string) => void;
}

/** One line that finds an order by its number, its buyer's name or email. Escape clears it. */
export function OrdersSearch({ value, onValueChange }: OrdersSearchProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const label = t('organizer.orders.search');
  const { inputProps } = useSearchField(
    { 'aria-label': label, placeholder: t('organizer.orders.searchHint'), value, onChange: onValueChange },
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
          label={t('organizer.table.clearSearch')}
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
