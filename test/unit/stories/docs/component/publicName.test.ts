import { expect, test } from 'vitest';
import { Webhooks } from '../../../../../src/organizer/webhooks/WebhooksScreen';
import { WebhooksScreen } from '../../../../../src/organizer/webhooks';
import { Button } from '../../../../../src/themed';
import { publicNameOf } from '../../../../../stories/docs/component/publicName';

test('a component has the name and the entry that a partner imports it by', () => {
  expect(publicNameOf(WebhooksScreen)).toEqual({ name: 'WebhooksScreen', from: 'boxoffice/organizer' });
  expect(publicNameOf(Button)).toEqual({ name: 'Button', from: 'boxoffice' });
});

test('what no entry exports has none', () => {
  expect(publicNameOf(Webhooks)).toBeUndefined();
  expect(publicNameOf(undefined)).toBeUndefined();
});
