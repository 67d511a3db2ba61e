import { getWidgetSettings, resetWidgetSettings, saveWidgetSettings } from '../../src/contract';
import { Refusal, type Db } from '../db';
import { handle, type BoundHandler } from '../handle';
import { changeWidget, resetWidget, widgetSettingsOf } from '../rules/widgetSettings';

/** The backend sells tickets of one event: it has the one widget. */
function checkEvent(db: Db, eventId: string): void {
  if (eventId !== db.world.event.id) throw new Refusal(4040, 'This event has no ticket widget.');
}

export const widgetSettingsHandlers: BoundHandler[] = [
  handle(getWidgetSettings, ({ db, params }) => {
    checkEvent(db, params.eventId);
    return widgetSettingsOf(db);
  }),
  handle(saveWidgetSettings, ({ db, params, body }) => {
    checkEvent(db, params.eventId);
    changeWidget(db, body);
    return widgetSettingsOf(db);
  }),
  handle(resetWidgetSettings, ({ db, params }) => {
    checkEvent(db, params.eventId);
    resetWidget(db);
    return widgetSettingsOf(db);
  }),
];
