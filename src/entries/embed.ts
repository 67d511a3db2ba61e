export * from '../embed';
export {
  isSupported,
  mountTickets,
  type EmbedTexts,
  type EventListeners,
  type LoadTexts,
  type MountedTickets,
  type TicketsOptions,
} from '../embed/host';
export * from '../embed/element';
