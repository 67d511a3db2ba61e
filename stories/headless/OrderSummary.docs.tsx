import { OrderSummary } from '../../src/headless';
import type { PageDocs } from '../docs/component/ComponentDocs';
import { partsOf } from '../docs/component/partsOf';
import { hold, widgetConfig } from '../fixtures/orders';
import { PlainSummary } from './PlainSummary';

export const docs = {
  OrderSummary: {
    from: 'boxoffice/headless',
    // The themed one has the name as well.
    components: partsOf('OrderSummary', OrderSummary),
    purpose:
      'What is in the order and what it costs, without any looks: `OrderSummary.Root`, `.Lines`, `.Line`, `.Name`, `.Quantity`, `.Amount`, `.Discount`, `.SwappedFrom`, `.Totals`, `.Total`, `.Label` and `.Value`.',
    usage: `
      <OrderSummary.Root hold={hold} widget={widget} locale="en" labels={labels}>
        <OrderSummary.Lines aria-label="Your tickets">
          {() => (
            <OrderSummary.Line>
              <OrderSummary.Quantity /> × <OrderSummary.Name /> <OrderSummary.Amount kind="subtotal" />
            </OrderSummary.Line>
          )}
        </OrderSummary.Lines>
        <OrderSummary.Totals>
          <OrderSummary.Total kind="order">
            <OrderSummary.Label>To pay</OrderSummary.Label> <OrderSummary.Value />
          </OrderSummary.Total>
        </OrderSummary.Totals>
      </OrderSummary.Root>`,
    parts: [
      {
        name: 'Root',
        at: 'div',
        note: '`data-fees`, `data-tax`, `data-saved`, `data-free`, `data-swap`, also on Lines and Totals',
      },
      { name: 'Lines', at: 'ul', note: 'Its function draws each line' },
      { name: 'Line', at: 'li', note: '`data-free`, `data-discounted`, `data-swapped`' },
      { name: 'Amount', at: 'bdi[data-kind]', note: '`data-kind` and `data-zero`' },
      { name: 'Totals', at: 'dl' },
      { name: 'Total', at: 'dl > div', note: '`data-kind`; nothing where the order has none of it' },
    ],
    does: [
      'Give it the held transaction as it came: totals are the backend’s.',
      'Place every `Total`: one that the order does not have draws nothing.',
    ],
    donts: ['Add up yourself.', 'Divide amounts by 100: `useOrderSummary().format` knows the currency.'],
    accessibility: [
      'A list of lines and a list of sums with their labels; give `Lines` and `Line` table elements by `render` for a table.',
      'Amounts are isolated, so that they keep their order in languages from right to left.',
    ],
    keyboard: [],
    related: ['OrderSummary', 'PaymentPicker'],
    draw: () => <PlainSummary hold={hold} widget={widgetConfig} />,
  },
} satisfies PageDocs;
