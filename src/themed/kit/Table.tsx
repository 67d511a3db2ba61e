'use client';
import type { HTMLAttributes, ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react';
import { cx } from './cx';
import * as css from './Table.css';
import { num } from './text.css';
import { VisuallyHidden } from './VisuallyHidden';

/*
 * Roles are written out, the plain ones too: a table whose rows become cards on a narrow screen loses its meaning in
 * some browsers as soon as CSS changes `display`.
 */
const rowGroup = 'rowgroup';
const table = 'table';
const cell = 'cell';

/** Props of `Table`. @public */
export interface TableProps extends HTMLAttributes<HTMLTableElement> {
  /** What the table shows, for those who can't look around it. */
  caption: ReactNode;
}

/** A table of lines. @public */
export function Table({ caption, className, children, ...rest }: TableProps) {
  return (
    <table {...rest} role={table} className={cx(css.table, className)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      {children}
    </table>
  );
}

/** The head of a table. @public */
export function THead(props: HTMLAttributes<HTMLTableSectionElement>) {
  return <thead {...props} role={rowGroup} />;
}

/** The rows of a table. @public */
export function TBody(props: HTMLAttributes<HTMLTableSectionElement>) {
  return <tbody {...props} role={rowGroup} />;
}

/** A row of a table. @public */
export function Tr({ className, ...rest }: HTMLAttributes<HTMLTableRowElement>) {
  return <tr {...rest} role="row" className={cx(css.row, className)} />;
}

interface Aligned {
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined;
}

/** Props of `Th`. @public */
export interface ThProps extends Omit<ThHTMLAttributes<HTMLTableCellElement>, 'align'>, Aligned {
  /** `row` for what a row is about. */
  scope?: 'col' | 'row' | undefined;
}

/** The head of a column, or of a row with `scope="row"`. @public */
export function Th({ scope = 'col', align, className, ...rest }: ThProps) {
  return (
    <th
      {...rest}
      role={scope === 'row' ? 'rowheader' : 'columnheader'}
      scope={scope}
      data-align={align}
      className={cx(css.th, className)}
    />
  );
}

/** Props of `Td`. @public */
export interface TdProps extends Omit<TdHTMLAttributes<HTMLTableCellElement>, 'align'>, Aligned {
  /** Figures that line up. */
  numeric?: boolean | undefined;
}

/** A cell of a table; numbers stand at its end. @public */
export function Td({ align, numeric, className, ...rest }: TdProps) {
  return (
    <td
      {...rest}
      role={cell}
      data-align={align ?? (numeric ? 'end' : undefined)}
      className={cx(css.td, numeric && num, className)}
    />
  );
}
