export { attributeDocs } from './attributeDocs';
export { attributeNames, liveAttributes, type AttributeName, type Mode } from './attributes';
export { defineTickets, elementName, type TicketsElement, type TicketsElementOptions } from './defineTickets';
export type { LoadInline } from './mountInline';
