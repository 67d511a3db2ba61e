import { Refusal } from '../db/refusal';

/** Refuses with 4090 when the editor began with another version; one that names none is not asked. */
export function checkSettingsVersion(present: number, begunWith: number | undefined): void {
  if (begunWith !== undefined && begunWith !== present)
    throw new Refusal(4090, 'Somebody else changed it meanwhile; nothing was saved.');
}
