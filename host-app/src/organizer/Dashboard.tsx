import { DashboardScreen, salesComparisons, salesRanges } from 'boxoffice/organizer';
import { preservedHref } from '../navigation';
import { useAddressParam } from './address';
import { ticketPagePath, type ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

export function Dashboard({ accountId, eventId, hrefOf, navigate }: ScreenProps) {
  const [range, setRange] = useAddressParam('range');
  const [compare, setCompare] = useAddressParam('compare');
  return (
    <DashboardScreen
      accountId={accountId}
      eventId={eventId}
      range={salesRanges.find((one) => one === range) ?? '30'}
      onRangeChange={setRange}
      compare={salesComparisons.find((one) => one === compare) ?? 'before'}
      onCompareChange={setCompare}
      orderHref={(id) => hrefOf('orders', id)}
      ordersHref={hrefOf('orders')}
      ticketTypesHref={hrefOf('ticketTypes')}
      setupHrefs={{
        ticketTypes: hrefOf('ticketTypes'),
        appearance: hrefOf('widgetSettings'),
        payment: hrefOf('paymentProcessors'),
        publish: hrefOf('website'),
        testOrder: preservedHref(ticketPagePath(eventId)),
      }}
      onNavigate={useOnNavigate(navigate)}
    />
  );
}
