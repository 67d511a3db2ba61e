export { ApiError, type ApiErrorKind } from './ApiError';
export { createClient, type CallInput, type Client, type ClientOptions } from './createClient';
