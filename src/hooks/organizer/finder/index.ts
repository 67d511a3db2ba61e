export { useFound, type FoundGroup } from './useFound';
