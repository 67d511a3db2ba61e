import { withKept } from './kept';

/** Goes to another page of the host, as a page load. */
export const leaveFor = (path: string): void =>
  window.location.assign(withKept(path, window.location.search));
