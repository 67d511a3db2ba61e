import { TicketWidget, type TicketRowProps } from 'boxoffice';
import { TicketPicker } from 'boxoffice/headless';

const cell = <td role="cell" />;
const Row = ({ ticket, showFees }: TicketRowProps) => (
  <TicketPicker.Row as="tr" role="row" ticket={ticket} className="own-row">
    <TicketPicker.Name render={cell} className="own-row-name" />
    <TicketPicker.Price render={cell} />
    {showFees && <TicketPicker.Fees render={cell} />}
    <td role="cell">
      <TicketPicker.Quantity /> <TicketPicker.Status />
    </td>
  </TicketPicker.Row>
);
const components = { Row };

export const OwnRow = () => <TicketWidget eventId="1001" components={components} />;
