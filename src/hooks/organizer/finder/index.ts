export { useFound } from './useFound';
