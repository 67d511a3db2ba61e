import { OrderSummary, type OrderSummaryRootProps } from '../../src/headless';

/** A partner brings words of their own. */
const labels: OrderSummaryRootProps['labels'] = {
  free: 'Nothing',
  swappedFrom: (name) => `was ${name}`,
};

export type PlainSummaryProps = Pick<OrderSummaryRootProps, 'hold' | 'widget'> & { locale?: string };

/** The parts one below the other, with no style at all. */
export const PlainSummary = ({ locale = 'en', ...order }: PlainSummaryProps) => (
  <OrderSummary.Root {...order} locale={locale} labels={labels}>
    <OrderSummary.Lines aria-label="Your tickets">
      {() => (
        <OrderSummary.Line>
          <OrderSummary.Quantity /> × <OrderSummary.Name />{' '}
          <OrderSummary.Discount>Reduced: </OrderSummary.Discount> <OrderSummary.SwappedFrom />{' '}
          <OrderSummary.Amount kind="price" /> <OrderSummary.Amount kind="fees">Fee </OrderSummary.Amount>{' '}
          <OrderSummary.Amount kind="tax">Tax </OrderSummary.Amount> <OrderSummary.Amount kind="subtotal" />
        </OrderSummary.Line>
      )}
    </OrderSummary.Lines>
    <OrderSummary.Totals>
      <OrderSummary.Total kind="price">
        <OrderSummary.Label>Before tax</OrderSummary.Label> <OrderSummary.Value />
      </OrderSummary.Total>
      <OrderSummary.Total kind="fees">
        <OrderSummary.Label>Fees in it</OrderSummary.Label> <OrderSummary.Value />
      </OrderSummary.Total>
      <OrderSummary.Total kind="tax">
        <OrderSummary.Label>Tax</OrderSummary.Label> <OrderSummary.Value />
      </OrderSummary.Total>
      <OrderSummary.Total kind="order">
        <OrderSummary.Label>To pay</OrderSummary.Label> <OrderSummary.Value />
      </OrderSummary.Total>
      <OrderSummary.Total kind="saved">
        <OrderSummary.Label>Saved</OrderSummary.Label> <OrderSummary.Value />
      </OrderSummary.Total>
    </OrderSummary.Totals>
  </OrderSummary.Root>
);
