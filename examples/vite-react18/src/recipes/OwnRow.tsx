import { TicketWidget, type TicketRowProps } from 'boxoffice';
import { TicketPicker } from 'boxoffice/headless';

const Row = ({ ticket, showFees }: TicketRowProps) => (
  <TicketPicker.Row as="tr" role="row" ticket={ticket} className="own-row">
    <TicketPicker.Name className="own-row-name" render={<td role="cell" />} />
    <TicketPicker.Price render={<td role="cell" />} />
    {showFees && (
      <td role="cell">
        <TicketPicker.Fees />
      </td>
    )}
    <td role="cell">
      <TicketPicker.Quantity /> <TicketPicker.Status />
    </td>
  </TicketPicker.Row>
);
const components = { Row };

export const OwnRow = () => <TicketWidget eventId="1001" components={components} />;
