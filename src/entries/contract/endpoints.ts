// What an endpoint is.
export {
  endpoint,
  needs,
  type ApiBase,
  type Body,
  type Caller,
  DEFAULT_TIMEOUT,
  type Count,
  type Direction,
  type Endpoint,
  type EndpointTypes,
  type Fail,
  type FileDownload,
  type FileType,
  MISSING_PARAMETERS,
  type Ok,
  type Params,
  type Query,
  type SearchPage,
  type SearchRequest,
} from '../../contract';

// Shared by the areas.
export type {
  AttendeeThumbnail,
  Currency,
  EventInfo,
  Gateway,
  Instant,
  Minor,
  Person,
  Venue,
} from '../../contract';

// What a call fails with.
export { errorCodes, AUTH_REQUIRED, type ErrorCode, type Failure } from '../../contract';

// What else the library exchanges with pages, providers and storage.
export { exchanges, type Exchange, type ExchangeKind } from '../../contract';
