import type { WidgetBootstrap, WidgetConfig } from '../../contract';
import { themeOf, type WidgetSettingsValues } from './values';

/** What a widget would show with settings that are not saved yet. Where they are empty, its own words stand. */
export function bootstrapWith(bootstrap: WidgetBootstrap, values: WidgetSettingsValues): WidgetBootstrap {
  const { theme, thumbnails, ...rest } = values;
  const config = { ...bootstrap.ticketsWidgetModel, ...rest };
  const isSaid = ([name, value]: [string, unknown]) => !(name in rest) || (value !== '' && value !== null);
  return {
    ...bootstrap,
    attendees: thumbnails ? bootstrap.attendees : [],
    ticketsWidgetModel: {
      ...(Object.fromEntries(Object.entries(config).filter(isSaid)) as unknown as WidgetConfig),
      showFaces: thumbnails,
      theme: themeOf(theme),
    },
  };
}
