'use client';
import { memo, type ReactNode } from 'react';
import type { TicketType } from '../../contract';
import { TicketPicker, useTicketPicker } from '../../headless';
import { TicketRowContextObject } from '../../headless/tickets/TicketPickerContext';
import { useRowOf } from '../../headless/tickets/TicketPickerRow';
import { textElement } from '../../headless/tickets/TicketPickerTexts';
import { dataOf } from '../../headless/useRenderElement';
import { Tag } from '../kit/Tag';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import * as quantity from './Quantity.css';
import { RowGlyph } from './RowGlyph';
import { TicketDescription } from './TicketDescription';
import * as css from './TicketTable.css';
import type { RowLabels } from './useRowLabels';
import { withNode } from './withNode';

/** What a row of the ticket list is given. @experimental */
export interface TicketRowProps {
  /** Stays the same object until something of it changes. */
  ticket: TicketType;
  /** The promotion code that unlocked it. */
  appliedCode: string | null;
  /** There is a column for fees. */
  showFees: boolean;
}

export interface TicketTableRowProps extends TicketRowProps {
  labels: RowLabels;
  /** See whether the description is cut off when the row comes into sight, not at once. */
  measuresLate: boolean;
  /** Below the status. */
  Waiting?: (() => ReactNode) | false | undefined;
}

/** Roles are written out: a card is no row to a browser any more. */
const cell = 'cell';

/**
 * One ticket type. Drawn again only when it changed itself: choices reach its quantity past it. One component draws nearly all of it: ten more
 * in each row are ten thousand in a long list.
 */
export const TicketTableRow = /* @__PURE__ */ memo(function TicketTableRow(props: TicketTableRowProps) {
  const { ticket, appliedCode, showFees, labels, measuresLate, Waiting } = props;
  const picker = useTicketPicker();
  const { row, state } = useRowOf(ticket);
  const { ids } = row;
  const { status, highlight, fullDate } = row.state;
  const text = (name: Parameters<typeof textElement>[0], given?: Parameters<typeof textElement>[3]) =>
    textElement(name, row, picker, given);
  const discount = text('discount', { dir: 'auto' });
  const fees = text('fees');
  return (
    <TicketRowContextObject.Provider value={row}>
      <tr {...dataOf(state)} role="row" id={`bx-ticket-${ticket.id}`} className={`bx-ticket ${css.row}`}>
        <td role={cell} className={css.about}>
          <div className={css.name}>
            {text('name', { id: ids.name, className: css.nameText, dir: 'auto' })}
            {discount && <Tag tone="highlight">{discount}</Tag>}
            {highlight === 'revealed' && (
              <Tag tone="outline" icon={<RowGlyph of="unlocked" />}>
                <span>
                  {withNode((marker) => labels.unlocked(appliedCode && marker), <bdi>{appliedCode}</bdi>)}
                </span>
              </Tag>
            )}
          </div>
          {ticket.safeHtmlDescription && (
            <TicketDescription
              html={ticket.safeHtmlDescription}
              labels={labels}
              measuresLate={measuresLate}
            />
          )}
          {text('notes', {
            id: ids.notes,
            className: css.notes,
            children: (
              <>
                {text('left', { className: css.left })} {text('ends')}
              </>
            ),
          })}
          {text('needs', { className: css.needs })}
        </td>
        <td role={cell} className={css.price}>
          {text('price-before', {
            className: css.priceBefore,
            children: <VisuallyHidden>{labels.was} </VisuallyHidden>,
          })}
          {text('price', { className: css.priceNow })}{' '}
          {fees && <span className={css.feeInline}>{withNode(labels.plusFee, fees)}</span>}
        </td>
        {showFees && (
          <td role={cell} className={css.fee}>
            {fees ?? (
              <>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{labels.noFee}</VisuallyHidden>
              </>
            )}
          </td>
        )}
        <td role={cell} className={css.action}>
          {status === 'onSale' ? (
            <span className={quantity.box}>
              <TicketPicker.Quantity className={quantity.select} />
            </span>
          ) : (
            <p className={css.status}>
              <RowGlyph of={status} className={css.statusIcon} />
              {text('status')}
            </p>
          )}{' '}
          {fullDate && <VisuallyHidden>{text('full-date', { id: ids.date })}</VisuallyHidden>}
          {Waiting && <Waiting />}
        </td>
      </tr>
    </TicketRowContextObject.Provider>
  );
});
