// The list of tickets.
export {
  TicketPicker,
  type TicketPickerRootProps,
  type OnSelectionChange,
  type SelectionChangeDetails,
  type TicketPickerRowProps,
  type TicketPickerQuantityProps,
  type TicketPickerTextProps,
  type TicketPickerLabels,
} from '../headless';

// Its state, for parts of your own.
export {
  useTicketPicker,
  type TicketPickerContextValue,
  useTicketRow,
  type TicketRowValue,
  usePickerState,
  type PickerSnapshot,
} from '../headless';
