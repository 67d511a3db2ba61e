import { afterEach, describe, expect, it } from 'vitest';
import type { WidgetEvent } from '../../../../../src/domain';
import { tagManager } from '../../../../../src/hooks';

const start: WidgetEvent = {
  type: 'registrationStart',
  tickets: [],
  currency: 'USD',
  total: 180,
  tax: 0,
  code: null,
  choice: 'card',
};
const confirmed: WidgetEvent = { type: 'confirmed', orderId: 'O-1', status: 'complete' };
const buyer = { name: 'Ada Byron', email: 'ada@example.com' };
const page = globalThis as { dataLayer?: unknown[] };

afterEach(() => {
  delete page.dataLayer;
});

describe('tagManager', () => {
  it('pushes registrationStart under its own name, with its members (000 §7)', () => {
    const dataLayer: unknown[] = [];
    tagManager({ dataLayer }).report(start);
    const { type, ...members } = start;
    expect(dataLayer).toEqual([{ event: type, ...members }]);
  });

  it('keeps everything else apart from what the page itself pushes', () => {
    const dataLayer: unknown[] = [];
    tagManager({ dataLayer }).report({ type: 'orderError', code: 4050 });
    expect(dataLayer).toEqual([{ event: 'boxoffice.orderError', boxoffice: { code: 4050 } }]);
  });

  it("takes the page's list, and makes it where no tag manager has come (FAULTS F59)", () => {
    const adapter = tagManager();
    adapter.report({ type: 'expired' });
    expect(page.dataLayer).toEqual([{ event: 'boxoffice.expired', boxoffice: {} }]);
    page.dataLayer = ['other'];
    adapter.report({ type: 'expired' });
    expect(page.dataLayer).toHaveLength(2);
  });

  it('passes nothing personal on, even when it is given it (FAULTS A16)', () => {
    const dataLayer: unknown[] = [];
    const adapter = tagManager({ dataLayer });
    expect(adapter.personalData).toBe(false);
    adapter.report(confirmed, buyer);
    expect(JSON.stringify(dataLayer)).not.toMatch(/Ada|@/);
  });

  it('passes name and email address on with the consent that the host says it has', () => {
    const dataLayer: unknown[] = [];
    tagManager({ dataLayer, personalData: true }).report(confirmed, buyer);
    expect(dataLayer).toEqual([
      { event: 'boxoffice.confirmed', boxoffice: { orderId: 'O-1', status: 'complete' }, buyer },
    ]);
  });
});
