import { getWidgetBootstrap } from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

export const widgetExamples = {
  getWidgetBootstrap: exampleOf(getWidgetBootstrap, { params: { eventId: '1001' } }),
} satisfies Examples;
