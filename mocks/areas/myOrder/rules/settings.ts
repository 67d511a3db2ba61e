import type { MyOrderSettings } from '../../../../src/contract';
import type { Db } from '../../../db';
import { checkSettingsVersion } from '../../../rules/version';
import { without } from '../../../rules/without';

/** What buyers may do with their orders of the event; nothing before somebody allowed it. */
export function settingsOf(db: Db): MyOrderSettings {
  const { id } = db.world.event;
  const stored = db.rows('myOrderSettings', id).find(id);
  return stored
    ? without(stored, 'id')
    : { editAttendees: false, transfer: false, cancel: false, version: 1 };
}

/** Refuses with 4090. */
export function changeSettings(db: Db, sent: MyOrderSettings): MyOrderSettings {
  const { id } = db.world.event;
  const { version } = settingsOf(db);
  checkSettingsVersion(version, sent.version);
  const { editAttendees, transfer, cancel } = sent;
  db.rows('myOrderSettings', id).put({ id, editAttendees, transfer, cancel, version: version + 1 });
  return settingsOf(db);
}
