export { keepCommands, type CommandType } from './commands';
export { fallback, isSupported } from './fallback';
export { mountFrame, type MountedTickets } from './mountFrame';
export { mountTickets } from './mountTickets';
export type { EventListeners, TicketsOptions } from './options';
export { timeoutMs } from './openFrame';
export { loadShippedTexts } from './shippedTexts';
export { notify } from './notify';
export { englishTexts, nearestOf, type EmbedTexts, type LoadTexts } from './texts';
