export { startMockBackend, type StartOptions } from '../../mocks/browser';
