import { getWidgetSettings, resetWidgetSettings, saveWidgetSettings } from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { eventId: '1001' };

export const widgetSettingsExamples = {
  getWidgetSettings: exampleOf(getWidgetSettings, { params }),
  saveWidgetSettings: exampleOf(saveWidgetSettings, {
    params,
    body: { title: 'Come along', ctaCreditCard: 'Pay by card', noTicketsText: 'Gone for this year' },
  }),
  resetWidgetSettings: exampleOf(resetWidgetSettings, { params }),
} satisfies Examples;
