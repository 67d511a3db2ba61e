// The backend.
export {
  createMockBackend,
  type MockBackend,
  type MockBackendOptions,
  type MockBackendSettings,
  createMockClock,
  type MockClock,
  type MockClockOptions,
} from '../../mocks';

// What it begins with.
export { scenarios, type World, type TicketTypeSeed, codeOfTheLink, offeredSwapToken } from '../../mocks';

// What goes wrong.
export { endpoints, type EndpointName, type Fault, type Faults, type Latency } from '../../mocks';
