import { getWidgetSettings, resetWidgetSettings, saveWidgetSettings } from '../../../src/contract';
import { handle, type BoundHandler } from '../../handle';
import { changeWidget, resetWidget, widgetSettingsOf } from './rules';

export const widgetSettingsHandlers: BoundHandler[] = [
  handle(getWidgetSettings, ({ db }) => widgetSettingsOf(db)),
  handle(saveWidgetSettings, ({ db, body }) => {
    changeWidget(db, body);
    return widgetSettingsOf(db);
  }),
  handle(resetWidgetSettings, ({ db }) => {
    resetWidget(db);
    return widgetSettingsOf(db);
  }),
];
