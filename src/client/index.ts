export { ApiError, type ApiErrorKind } from './ApiError';
export { authRedirect, redirectTarget, type AuthRedirectOptions } from './authRedirect';
export {
  guestAuthorization,
  providerAuthorization,
  type Provider,
  type ProviderCredentials,
} from './authorization';
export {
  createClient,
  type CallInput,
  type Client,
  type ClientOptions,
  type FailureListener,
  type Transport,
} from './createClient';
export { download } from './download';
export { readSale, type Sale } from './readSale';
export { pkcs12File, upload, type TransferOptions, type TransferProgress } from './upload';
