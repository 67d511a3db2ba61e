import type { DataColumn } from '../../../headless/table';
import { cx } from '../../../themed/kit/cx';
import { num } from '../../../themed/kit/text.css';
import * as css from './DataTable.css';

/** Class, alignment and width of a cell, the same in the head and in the rows. */
export function columnClasses<Row>({ numeric, leaves, card, width }: DataColumn<Row>, own: string) {
  return {
    className: cx(
      own,
      numeric && num,
      numeric && css.atEnd,
      leaves && css.leaving[leaves],
      card ? css.cardAreas[card] : css.notOnCard,
      width === undefined ? css.flexible : css.fit,
    ),
    style: width === undefined ? undefined : { inlineSize: width },
  };
}
