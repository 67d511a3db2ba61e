export { createMockServer } from '../../mocks/node';
