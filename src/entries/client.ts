// One call: its address, cookies, headers, timeout, and what it answers.
export {
  createClient,
  type Client,
  type ClientOptions,
  type CallInput,
  type Transport,
  type FailureListener,
} from '../client';

// What goes wrong.
export { ApiError, type ApiErrorKind } from '../client';

// Signing in.
export {
  authRedirect,
  type AuthRedirectOptions,
  redirectTarget,
  guestAuthorization,
  providerAuthorization,
  type Provider,
  type ProviderCredentials,
} from '../client';

// Files.
export { download, upload, type TransferOptions, type TransferProgress } from '../client';

// A page's first list, read on the server.
export { readSale, type Sale } from '../client';
