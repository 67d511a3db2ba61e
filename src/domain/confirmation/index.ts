export { communityAddress, manageAddress } from './addresses';
export { buyerOf, completedOrder, isCompleted, previewToken } from './completedOrder';
export * from './confirmationStatus';
export * from './greeting';
export * from './outcome';
export * from './payment';
export {
  fillAddress,
  fillPlaceholders,
  placeholderValues,
  type Placeholder,
  type PlaceholderValues,
} from './placeholders';
export { resolvePostAppearance, type PostAppearanceSettings } from './postAppearance';
export {
  passesOnDevice,
  readPassLinks,
  walletTicket,
  type WalletName,
  type WalletPass,
  type WalletPasses,
  type WalletPassLinks,
  type WalletTicket,
} from './walletPasses';
