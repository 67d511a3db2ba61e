/** The parts of a list of tickets: `Root` holds the selection, a `Row` stands for a ticket type, the rest for what it shows. @public */
export * as TicketPicker from './index.parts';
export { visiblePrices } from './visiblePrices';
export {
  usePickerState,
  useTicketPicker,
  useTicketRow,
  type TicketPickerContextValue,
  type TicketPickerLabels,
  type TicketPickerPartState,
  type TicketRowValue,
} from './TicketPickerContext';
export type { PickerSnapshot } from './pickerStore';
export type { TicketPickerQuantityProps, TicketPickerQuantityState } from './TicketPickerQuantity';
export {
  focusQuantity,
  type OnSelectionChange,
  type SelectionChangeDetails,
  type TicketPickerRootProps,
  type TicketPickerRootState,
} from './TicketPickerRoot';
export type { TicketPickerRowProps, TicketPickerRowState } from './TicketPickerRow';
export type { TicketPickerTextProps } from './TicketPickerTexts';
