import { getWidgetSettings, resetWidgetSettings, saveWidgetSettings } from '../../src/contract';
import { Refusal, type Db } from '../db';
import { handle, type BoundHandler } from '../handle';
import { changeWidget, resetWidget, widgetSettingsOf } from '../rules/widgetSettings';

/** The backend sells tickets of one event: it has the one widget. */
function widgetOf(db: Db, eventId: string) {
  if (eventId !== db.world.event.id) throw new Refusal(4040, 'This event has no ticket widget.');
  return db.world.widget;
}

export const widgetSettingsHandlers: BoundHandler[] = [
  handle(getWidgetSettings, ({ db, params }) => widgetSettingsOf(widgetOf(db, params.eventId))),
  handle(saveWidgetSettings, ({ db, params, body }) => {
    const widget = widgetOf(db, params.eventId);
    changeWidget(widget, body);
    return widgetSettingsOf(widget);
  }),
  handle(resetWidgetSettings, ({ db, params }) => {
    const widget = widgetOf(db, params.eventId);
    resetWidget(widget);
    return widgetSettingsOf(widget);
  }),
];
