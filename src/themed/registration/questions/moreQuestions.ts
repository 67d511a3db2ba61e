/* Comes with the first question that is answered otherwise than by text or a closed list. */
export { ChoicesQuestion } from './ChoicesQuestion';
export { ConsentQuestion } from './ConsentQuestion';
export { CountryQuestion } from './CountryQuestion';
export { DateQuestion } from './DateQuestion';
export { FileQuestion } from './FileQuestion';
export { RadioQuestion } from './RadioQuestion';
export { SessionsQuestion } from './SessionsQuestion';
