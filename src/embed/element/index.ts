export { attributeDocs } from './attributeDocs';
export { attributeNames, type AttributeName, type Mode } from './attributes';
export { defineTickets } from './defineTickets';
export {
  defineElement,
  elementName,
  type TicketsElement,
  type TicketsElementOptions,
} from './ticketsElement';
export type { LoadInline } from './mountInline';
