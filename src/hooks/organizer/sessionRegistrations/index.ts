export { countSessions } from './countSessions';
