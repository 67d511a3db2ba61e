/** Why a camera does not scan. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'unsupported' | 'notLoaded';

const byName = new Map<string, CameraProblem>([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotSupportedError', 'unsupported'],
]);

/** What `getUserMedia` rejected with. What has no other name, e.g. `NotReadableError`, may go away by itself. */
export const cameraProblem = (error: unknown): CameraProblem =>
  (error instanceof Error && byName.get(error.name)) || 'busy';
