import type { BoundHandler } from '../handle';

export const widgetSettingsHandlers: BoundHandler[] = [];
