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

// A promotion code.
export {
  Promotion,
  type PromotionRootProps,
  type PromotionLabels,
  type PromotionContentProps,
  type PromotionLabelProps,
  type PromotionInputProps,
  type PromotionButtonProps,
  type PromotionTextProps,
  type PromotionState,
} from '../headless';

// What all parts take.
export { type HeadlessProps, type HeadlessState } from '../headless';
