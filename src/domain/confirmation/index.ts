export { communityAddress, manageAddress } from './addresses';
export { buyerOf, completedOrder, isCompleted, previewToken } from './completedOrder';
export {
  fillAddress,
  fillPlaceholders,
  ownTicket,
  placeholderValues,
  type Placeholder,
  type PlaceholderValues,
} from './placeholders';
export { resolvePostLook, type LookSettings, type PostLook } from './postLook';
