export type { InlineOptions } from './InlineWidget';
export { inlineWith, renderInline, type InlineTickets, type RenderInline } from './renderInline';
