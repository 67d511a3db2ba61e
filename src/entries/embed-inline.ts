// Tickets in the page itself.
export {
  renderInline,
  inlineWith,
  type RenderInline,
  type InlineTickets,
  type InlineOptions,
  type InlinePayments,
} from '../embed/inline';
