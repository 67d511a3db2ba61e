export { Quantity } from './TicketPickerQuantity';
export { Root } from './TicketPickerRoot';
export { Row } from './TicketPickerRow';
export {
  Discount,
  Ends,
  Fees,
  FullDate,
  Left,
  Name,
  Needs,
  Notes,
  Price,
  PriceBefore,
  Status,
} from './TicketPickerTexts';
