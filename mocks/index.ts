export { createMockClock, type MockClock, type MockClockOptions } from './clock';
export { createMockBackend } from './createMockBackend';
export type { MockBackend, MockBackendOptions, MockBackendSettings } from './createMockBackend';
export { createDb, Refusal, type Db, type Snapshot, type StockCount } from './db';
export type * from './db/world';
export { endpoints, type EndpointName, type Fault, type Faults, type Latency } from './faults';
export { handle, type BoundHandler, type MockCall } from './handle';
export { boundHandlers } from './handlers';
export { scenarios } from './scenarios';
