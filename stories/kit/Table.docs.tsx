import { Table, TBody, Td, Th, THead, Tr } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  Table: {
    from: 'boxoffice',
    components: { Table, THead, TBody, Tr, Th, Td },
    purpose: 'Lines of facts that are compared down a column. Hairlines between rows, no boxes.',
    parts: [
      { name: 'Table', at: 'table' },
      { name: 'Head', at: 'thead th', note: '40 px high, muted' },
      { name: 'Row head', at: 'tbody th', note: 'What the row is about' },
      { name: 'Number', at: 'tbody td:last-child', note: 'Tabular figures, at the end, never wrapped' },
    ],
    does: ['Give each row a head with `scope="row"`.', 'Set `numeric` on amounts and counts.'],
    donts: [
      'Let a table of many columns shrink: let it scroll in its box, or show cards.',
      'Lay out a form with it.',
    ],
    accessibility: [
      'Roles are written out, so that it stays a table when CSS makes it something else.',
      '`caption` is read before it and need not be seen.',
    ],
    keyboard: [],
    related: ['Tag', 'TicketTable'],
    draw: () => (
      <Table caption="Latest orders">
        <THead>
          <Tr>
            <Th>Order</Th>
            <Th align="end">Total</Th>
          </Tr>
        </THead>
        <TBody>
          <Tr>
            <Th scope="row">2000-4817</Th>
            <Td numeric>$485.45</Td>
          </Tr>
        </TBody>
      </Table>
    ),
  },
} satisfies PageDocs;
