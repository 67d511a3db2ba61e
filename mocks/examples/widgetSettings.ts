import type { Examples } from './example';

export const widgetSettingsExamples = {} satisfies Examples;
