import { describe, expect, it } from 'vitest';
import { isBuyerSkipped, contextOf } from '../../../../src/domain';
import {
  buyerInformationUpdate,
  buyerInformationValues,
  sampleHold,
  sampleOrders,
} from '../../../../src/domain/buyerInformation';
import { widgetSettingsUpdate, widgetSettingsValues } from '../../../../src/domain/widgetSettings';
import { createMockBackend, scenarios } from '../../../../mocks';
import { widgetSettingsOf } from '../../../../mocks/areas/widgetSettings/rules';
import { eachRow } from '../../../eachRow';

const settings = widgetSettingsOf(createMockBackend({ scenario: scenarios.conference }).db);

describe('what buyers are helped with', () => {
  it('is two members of the widget’s settings, and no others are sent', () => {
    expect(
      buyerInformationUpdate({ ...buyerInformationValues(settings), allowLinkedinAutofill: true }, 4),
    ).toEqual({
      allowInformationReuse: settings.allowInformationReuse,
      allowLinkedinAutofill: true,
      version: 4,
    });
  });

  it('is not sent by the form of the widget', () => {
    const sent = Object.keys(widgetSettingsUpdate(widgetSettingsValues(settings), 1));
    expect(sent).not.toContain('allowInformationReuse');
    expect(sent).not.toContain('allowLinkedinAutofill');
  });

  eachRow(sampleOrders)(
    'is shown for a %s order, with a buyer who is asked unless it is one free ticket',
    (order) => {
      expect(isBuyerSkipped(contextOf(sampleHold(order, 0)))).toBe(order === 'freeOne');
    },
  );
});
