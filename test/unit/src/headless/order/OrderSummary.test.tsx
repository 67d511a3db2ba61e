import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { OrderSummary, useOrderSummary } from '../../../../../src/headless';
import { hold, widgetConfig } from '../../../../../stories/fixtures/orders';
import { swapHold } from '../../../../../stories/fixtures/swaps';
import { describeConformance } from '../../../../helpers/describeConformance';

const given = {
  hold: { ...hold, tickets: hold.tickets.slice(1) },
  widget: widgetConfig,
  locale: 'en',
  labels: { free: 'Free', swappedFrom: (name: string) => `Was ${name}` },
};
const swap = { ...swapHold, personTickets: swapHold.personTickets?.slice(0, 1) ?? [] };
const inLine = (part: ReactElement, order = given.hold) => (
  <OrderSummary.Root {...given} hold={order}>
    <OrderSummary.Lines>{() => part}</OrderSummary.Lines>
  </OrderSummary.Root>
);
const inTotal = (part: ReactElement) => (
  <OrderSummary.Root {...given}>
    <OrderSummary.Total kind="saved">{part}</OrderSummary.Total>
  </OrderSummary.Root>
);
const order = { 'data-swap': null, 'data-fees': '', 'data-tax': '', 'data-saved': '', 'data-free': null };
const line = { 'data-free': null, 'data-discounted': '', 'data-swapped': null };

describeConformance('OrderSummary.Root', {
  tag: 'div',
  data: order,
  draw: (props) => <OrderSummary.Root {...given} {...props} />,
});
describeConformance('OrderSummary.Lines', {
  tag: 'ul',
  data: order,
  draw: (props) => (
    <OrderSummary.Root {...given}>
      <OrderSummary.Lines {...props}>{({ name }) => <li>{name}</li>}</OrderSummary.Lines>
    </OrderSummary.Root>
  ),
});
describeConformance('OrderSummary.Line', {
  tag: 'li',
  data: line,
  draw: (props) => inLine(<OrderSummary.Line {...props} />),
});
describeConformance('OrderSummary.Name', {
  tag: 'span',
  data: line,
  draw: (props) => inLine(<OrderSummary.Name {...props} />),
});
describeConformance('OrderSummary.Quantity', {
  tag: 'span',
  data: line,
  draw: (props) => inLine(<OrderSummary.Quantity {...props} />),
});
describeConformance('OrderSummary.Discount', {
  tag: 'span',
  data: line,
  draw: (props) => inLine(<OrderSummary.Discount {...props} />),
});
describeConformance('OrderSummary.SwappedFrom', {
  tag: 'span',
  data: { ...line, 'data-discounted': null, 'data-swapped': '' },
  draw: (props) => inLine(<OrderSummary.SwappedFrom {...props} />, swap),
});
describeConformance('OrderSummary.Amount', {
  tag: 'bdi',
  data: { 'data-kind': 'fees', 'data-zero': null },
  draw: (props) => inLine(<OrderSummary.Amount kind="fees" {...props} />),
});
describeConformance('OrderSummary.Totals', {
  tag: 'dl',
  data: order,
  draw: (props) => (
    <OrderSummary.Root {...given}>
      <OrderSummary.Totals {...props} />
    </OrderSummary.Root>
  ),
});
describeConformance('OrderSummary.Total', {
  tag: 'div',
  data: { 'data-kind': 'order' },
  draw: (props) => (
    <OrderSummary.Root {...given}>
      <OrderSummary.Total kind="order" {...props} />
    </OrderSummary.Root>
  ),
});
describeConformance('OrderSummary.Label', {
  tag: 'dt',
  data: { 'data-kind': 'saved' },
  draw: (props) => inTotal(<OrderSummary.Label {...props} />),
});
describeConformance('OrderSummary.Value', {
  tag: 'dd',
  data: { 'data-kind': 'saved' },
  draw: (props) => inTotal(<OrderSummary.Value {...props} />),
});

test('parts of the page’s own read what the order has, and each line by its ticket type', () => {
  const Own = () => {
    const { totals, lines, format } = useOrderSummary();
    return <p>{[lines.map(({ id }) => id), totals.saved, format(totals.order ?? 0)].join(' ')}</p>;
  };
  const { container } = render(inLine(<Own />));
  expect(container).toHaveTextContent('3002 6400 $485.45');
});

test('a discount without words, a sum of nothing and fees that are hidden draw nothing', () => {
  const free = given.hold.tickets.map((ticket) => ({ ...ticket, discount: 0 }));
  render(
    <OrderSummary.Root
      {...given}
      hold={{ ...hold, tickets: free }}
      widget={{ ...widgetConfig, showFees: false }}
    >
      <OrderSummary.Lines>
        {() => (
          <OrderSummary.Line>
            <OrderSummary.Discount>Reduced</OrderSummary.Discount>
            <OrderSummary.SwappedFrom>Was</OrderSummary.SwappedFrom>
            <OrderSummary.Amount kind="fees" />
          </OrderSummary.Line>
        )}
      </OrderSummary.Lines>
      <OrderSummary.Total kind="saved" title="Saved" />
    </OrderSummary.Root>,
  );
  expect(screen.getByRole('listitem')).toBeEmptyDOMElement();
  expect(screen.queryByTitle('Saved')).toBeNull();
});
