import { withPreservedParams } from './preservedParams';

/** Goes to another page of the host, as a page load. */
export const leaveFor = (path: string): void =>
  window.location.assign(withPreservedParams(path, window.location.search));
