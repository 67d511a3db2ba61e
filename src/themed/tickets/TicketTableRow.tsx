'use client';
import { memo, type ReactNode } from 'react';
import type { TicketType } from '../../contract';
import { TicketPicker, useTicketRow } from '../../headless';
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

/** One ticket type. Drawn again only when it changed itself: choices reach its quantity past it. */
export const TicketTableRow = /* @__PURE__ */ memo(function TicketTableRow(props: TicketTableRowProps) {
  const { ticket, appliedCode, showFees, labels, measuresLate, Waiting } = props;
  return (
    <TicketPicker.Row
      as="tr"
      role="row"
      ticket={ticket}
      id={`bx-ticket-${ticket.id}`}
      className={`bx-ticket ${css.row}`}
    >
      <td role={cell} className={css.about}>
        <div className={css.name}>
          <TicketPicker.Name className={css.nameText} dir="auto" />
          <Offer code={appliedCode} labels={labels} />
        </div>
        {ticket.safeHtmlDescription && (
          <TicketDescription html={ticket.safeHtmlDescription} labels={labels} measuresLate={measuresLate} />
        )}
        <TicketPicker.Notes className={css.notes}>
          <TicketPicker.Left className={css.left} /> <TicketPicker.Ends />
        </TicketPicker.Notes>
        <TicketPicker.Needs className={css.needs} />
      </td>
      <td role={cell} className={css.price}>
        <TicketPicker.PriceBefore className={css.priceBefore}>
          <VisuallyHidden>{labels.was} </VisuallyHidden>
        </TicketPicker.PriceBefore>
        <TicketPicker.Price className={css.priceNow} />{' '}
        {showFees && ticket.fees > 0 && (
          <span className={css.feeInline}>{withNode(labels.plusFee, <TicketPicker.Fees />)}</span>
        )}
      </td>
      {showFees && (
        <td role={cell} className={css.fee}>
          {ticket.fees > 0 ? (
            <TicketPicker.Fees />
          ) : (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{labels.noFee}</VisuallyHidden>
            </>
          )}
        </td>
      )}
      <td role={cell} className={css.action}>
        <Action />
        {Waiting && <Waiting />}
      </td>
    </TicketPicker.Row>
  );
});

/** Why the row stands out. */
function Offer({ code, labels }: { code: string | null; labels: RowLabels }) {
  const { ticket, state } = useTicketRow();
  if (state.highlight === 'discount' && ticket.discountDetails)
    return (
      <Tag tone="highlight">
        <TicketPicker.Discount dir="auto" />
      </Tag>
    );
  if (state.highlight !== 'revealed') return null;
  return (
    <Tag tone="outline" icon={<RowGlyph of="unlocked" />}>
      <span>{withNode((marker) => labels.unlocked(code && marker), <bdi>{code}</bdi>)}</span>
    </Tag>
  );
}

/** The quantity, or the reason why there is none. */
function Action() {
  const { state } = useTicketRow();
  return (
    <>
      {state.status === 'onSale' ? (
        <span className={quantity.box}>
          <TicketPicker.Quantity className={quantity.select} />
        </span>
      ) : (
        <p className={css.status}>
          <RowGlyph of={state.status} className={css.statusIcon} />
          <TicketPicker.Status />
        </p>
      )}{' '}
      {state.fullDate && (
        <VisuallyHidden>
          <TicketPicker.FullDate />
        </VisuallyHidden>
      )}
    </>
  );
}
