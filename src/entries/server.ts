export { writeBootstrap, type PageValues } from '../hooks/served';
export {
  renderTickets,
  type RenderedTickets,
  type RenderTicketsOptions,
} from '../widget/server/renderTickets';
