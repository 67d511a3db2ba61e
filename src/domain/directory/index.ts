export { degreesUnit, weatherAhead } from './weather';
