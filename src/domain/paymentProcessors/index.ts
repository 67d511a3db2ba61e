export { processorSearch } from './list';
export { keysSchema, maxProcessorNameLength, processorSchema } from './schema';
export {
  currenciesOf,
  newProcessor,
  noKeys,
  processorDraft,
  processorState,
  processorValues,
  type KeyValues,
  type ProcessorState,
  type ProcessorValues,
} from './values';
