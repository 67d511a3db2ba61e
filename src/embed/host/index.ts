export { keepCommands, type CommandType, type Commands } from './commands';
export { fallback, isSupported } from './fallback';
export { frameAddress, ticketPageAddress } from './frameAddress';
export { mountTickets, type MountedTickets } from './mountTickets';
export type { EventListeners, TicketsLook, TicketsOptions } from './options';
export { patience } from './openFrame';
export { tell } from './tell';
export { englishTexts, loadShippedTexts, nearestOf, type EmbedTexts, type LoadTexts } from './texts';
