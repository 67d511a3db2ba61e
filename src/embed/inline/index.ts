export type { InlineOptions, InlinePayments } from './InlineWidget';
export { inlineWith, renderInline, type InlineTickets, type RenderInline } from './renderInline';
