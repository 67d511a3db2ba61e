import { DashboardScreen } from '../../../src/organizer/dashboard/DashboardScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  DashboardScreen: {
    from: 'boxoffice/organizer',
    components: { DashboardScreen },
    purpose:
      'How an event sells: figures, sales, conversion and registrations over time, its goal, tickets left, the newest orders.',
    usage: `
      <DashboardScreen
        accountId="77"
        eventId="1001"
        ordersHref="/admin/orders"
        orderHref={(orderId) => \`/admin/orders/\${orderId}\`}
      />`,
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Period', at: '[role=radiogroup]' },
      { name: 'Figures', at: 'dl' },
      { name: 'Figure', at: 'dl > div' },
      { name: 'Sales over time', at: 'section:has(> header)', note: 'The chart is loaded when it is shown' },
      { name: 'Newest orders', at: 'table' },
    ],
    does: [
      'Keep `range` in the address of your page.',
      'Give addresses of orders: each one leads to the whole of it.',
    ],
    donts: ['Show it to buyers: figures are the organizer’s.'],
    accessibility: [
      'Each chart is told in words, and is a table where that is wanted.',
      'Nothing is told by colour alone; bars also differ in width.',
    ],
    keyboard: [
      ['Arrow keys', 'In the period: choose it'],
      ['Tab', 'Period, table instead of chart, links, orders'],
    ],
    related: ['OrdersScreen', 'SegmentedControl', 'Meter'],
    draw: () => (
      <DashboardScreen
        accountId="77"
        eventId="1001"
        ordersHref="#orders"
        orderHref={(id) => `#orders/${id}`}
      />
    ),
  },
} satisfies PageDocs;
