export { NamedList } from './NamedList';
export { NamedRow } from './NamedRow';
