import { linesOf, orderTotals, type Selection } from '../../src/domain';
import type { TicketType } from '../../src/contract';
import { I18nRoot } from '../../src/i18n';
import ar from '../../src/i18n/locales/ar.json';
import { Heading } from '../../src/themed/kit/Heading';
import { ThemeRoot, type ThemeRootProps } from '../../src/themed/root';
import { OrderFooter, TicketTable } from '../../src/themed/tickets';
import {
  matrixTicket,
  stateNames,
  variantNames,
  variants,
  type MatrixState,
  type MatrixVariant,
} from '../fixtures/matrix';
import { orderOf, scenarios, setting } from '../fixtures/tickets';
import * as css from './matrix.css';

export const customText = 'Gone — see you in 2027';

export interface MatrixProps {
  /** One row each. */
  states: readonly MatrixState[];
  variant: MatrixVariant;
}

/** Rows in which everything but their state is the same. The organizer's words for 'Sold Out' are those of a whole list. */
export function Matrix({ states, variant }: MatrixProps) {
  const lists = [
    states.filter((state) => state !== 'soldOutOwnWords'),
    states.filter((state) => state === 'soldOutOwnWords'),
  ];
  return (
    <div className={css.tables}>
      {lists.map(
        (list, index) =>
          list.length > 0 && (
            <TicketTable
              key={list[0]}
              {...setting}
              tickets={list.map((state) => matrixTicket(state, variant))}
              selection={chosenOf(list, variant)}
              onSelectionChange={() => undefined}
              showFees={variant === 'fees'}
              appliedCode="LANTERN20"
              noTicketsText={index === 1 ? customText : undefined}
            />
          ),
      )}
      {variant === 'tax' && <Footer states={states} />}
    </div>
  );
}

/** Tax shows where the order is added up: one of whatever can be had. */
function Footer({ states }: Pick<MatrixProps, 'states'>) {
  const tickets = states.map((state) => matrixTicket(state, 'tax'));
  const totals = orderTotals(linesOf(tickets, chosenOf(states, 'tax')), { taxOnCheckout: true });
  return (
    <OrderFooter
      {...orderOf(scenarios.conference, tickets, {})}
      totals={totals}
      pending={false}
      unavailable={totals.quantity === 0}
      addsTax={totals.tax > 0}
    />
  );
}

const canBeHad = ({ inSale, saleEnded, remainingTickets }: TicketType) =>
  inSale && !saleEnded && remainingTickets !== 0;

const chosenOf = (states: readonly MatrixState[], variant: MatrixVariant): Selection =>
  variant === 'tax'
    ? Object.fromEntries(
        states
          .map((state) => matrixTicket(state, variant))
          .filter(canBeHad)
          .map(({ id }) => [id, 1]),
      )
    : {};

/** All of it, with headings; the part from right to left is in Arabic. */
export function WholeMatrix(theme: Pick<ThemeRootProps, 'preset' | 'scheme'>) {
  return (
    <div className={css.page}>
      {variantNames.map((variant) => (
        <section key={variant} className={css.section} aria-labelledby={variant}>
          <Heading level={2} size="xl" id={variant}>
            {variants[variant].title}
          </Heading>
          {variant === 'rightToLeft' ? (
            <I18nRoot locale="ar" catalogue={ar}>
              <ThemeRoot {...theme} locale="ar">
                <Matrix states={stateNames} variant={variant} />
              </ThemeRoot>
            </I18nRoot>
          ) : (
            <Matrix states={stateNames} variant={variant} />
          )}
        </section>
      ))}
    </div>
  );
}
