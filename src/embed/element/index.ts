export { attributeDocs } from './attributeDocs';
export { attributeNames, liveAttributes, type AttributeName, type Mode } from './attributes';
export { defineTickets } from './defineTickets';
export {
  defineElement,
  elementName,
  type TicketsElement,
  type TicketsElementOptions,
  type TicketsElementParts,
} from './ticketsElement';
export type { LoadInline } from './mountInline';
