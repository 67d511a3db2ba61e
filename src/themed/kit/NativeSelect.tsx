'use client';
import { forwardRef, type ReactNode, type SelectHTMLAttributes } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';
import * as css from './NativeSelect.css';

/** One choice of a list. @public */
export interface Option {
  value: string;
  label: string;
}

/** Props of `NativeSelect`. @public */
export interface NativeSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'multiple'> {
  /** In the order to show. */
  options?: readonly Option[];
  /** After `options`: those in groups (`optgroup`). */
  children?: ReactNode;
  /** First entry, of the value ''. */
  placeholder?: string | undefined;
}

/** The browser's own list, which every phone does best. `className` and the ref are the select's. @public */
export const NativeSelect = /* @__PURE__ */ forwardRef<HTMLSelectElement, NativeSelectProps>(
  function NativeSelect({ options, placeholder, className, children, ...rest }, ref) {
    return (
      <span className={css.box}>
        <select {...rest} ref={ref} className={cx(css.select, className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {children}
        </select>
        <Icon name="chevron-down" size="small" className={css.chevron} />
      </span>
    );
  },
);
