'use client';
import type { ReactNode } from 'react';
import { Table, TBody, Td, Th, THead, Tr } from '../../../themed/kit/Table';
import { ScrollBox } from './ScrollBox';

interface PlainColumn<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** What a row is about: one of the columns. */
  isRowHead?: boolean | undefined;
  /** Figures that line up at the end. */
  isNumeric?: boolean | undefined;
}

export interface PlainTableProps<Row> {
  caption: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string | number;
}

/** A few rows to read: nothing is sorted, chosen or paged. It scrolls by itself where it is wider than its room. */
export function PlainTable<Row>({ caption, columns, rows, rowId }: PlainTableProps<Row>) {
  return (
    <ScrollBox label={caption}>
      <Table caption={caption}>
        <THead>
          <Tr>
            {columns.map(({ head, isNumeric }) => (
              <Th key={head} align={isNumeric ? 'end' : undefined}>
                {head}
              </Th>
            ))}
          </Tr>
        </THead>
        <TBody>
          {rows.map((row) => (
            <Tr key={rowId(row)}>
              {columns.map(({ head, cell, isRowHead, isNumeric }) =>
                isRowHead ? (
                  <Th key={head} scope="row">
                    {cell(row)}
                  </Th>
                ) : (
                  <Td key={head} numeric={isNumeric}>
                    {cell(row)}
                  </Td>
                ),
              )}
            </Tr>
          ))}
        </TBody>
      </Table>
    </ScrollBox>
  );
}
