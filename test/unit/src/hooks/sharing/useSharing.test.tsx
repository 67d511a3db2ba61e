import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ErrorListener } from '../../../../../src/diagnostics';
import { openShareWindow } from '../../../../../src/hooks/sharing/openShareWindow';
import { useSharing, type SharingOptions } from '../../../../../src/hooks/sharing/useSharing';
import { backendInTests, eventId } from '../../../mocks/backend';
import { environmentOf } from '../environment';
import { afterEachRow, eachRow } from '../../../../eachRow';

const { backend, client } = backendInTests();
const orderId = '2000-4817';
const token = () => backend.db.orderBook.get(orderId).token;

function sharing(changed: Partial<SharingOptions> = {}) {
  const onError = vi.fn<ErrorListener>();
  const requested = vi.spyOn(client, 'call');
  const { result } = renderHook(() => useSharing({ eventId, orderId, token: token(), onError, ...changed }), {
    wrapper: environmentOf(client),
  });
  return { ...result.current, requested, onError };
}

afterEachRow(() => vi.restoreAllMocks());

const rows = [{ emailAddress: 'hana@papersmith.example' }];
const reports = () => backend.db.rows('shareReports', eventId).all();

describe('a share', () => {
  it('is reported with its network and the order’s token (001 §6, §7)', async () => {
    const { report, requested } = sharing();
    const before = reports().length;
    report('LINKEDIN');
    await waitFor(() => expect(reports()).toHaveLength(before + 1));
    expect(reports().at(-1)).toMatchObject({ orderId, socialNetwork: 'LINKEDIN' });
    expect(requested.mock.calls[0]?.[1]).toMatchObject({ authorization: `Guest token="${token()}"` });
  });

  it('that can’t be reported is the host’s to know (FAULTS F69)', async () => {
    await backend.setFaults({ reportShare: { kind: 'error500' } });
    const { report, onError } = sharing();
    report('LINKEDIN');
    await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  });
});

describe('an email', () => {
  it('goes to every row', async () => {
    expect(await sharing().send(rows)).toBeNull();
    const sent = backend.db.rows('shareEmails', eventId).all().at(-1);
    expect(sent).toMatchObject({ orderId, ...rows[0] });
  });

  it('that was refused says why', async () => {
    const problem = await sharing({ token: 'or_other' }).send(rows);
    expect(problem?.message).toEqual({
      key: 'sharing.failedBecause',
      values: { reason: 'This is another order’s token.' },
    });
  });

  eachRow(['error500', 'html502', 'networkError'] as const)('fails in general words on %s', async (kind) => {
    await backend.setFaults({ shareByEmail: { kind } });
    expect((await sharing().send(rows))?.message).toEqual({ key: 'sharing.failed' });
  });
});

eachRow([{ eventId: '' }, { orderId: '' }, { token: '' }])(
  'skips the calls and tells the host without ids: %j (001 §7, §8)',
  async (missing) => {
    const { send, report, requested, onError } = sharing(missing);
    expect((await send(rows))?.message).toEqual({ key: 'confirmation.missing' });
    report('LINKEDIN');
    expect(requested).not.toHaveBeenCalled();
    expect(onError.mock.calls.map(([error]) => String(error.cause))).toEqual(
      Array(2).fill("Error: Don't have required parameters."),
    );
  },
);

it('sends nothing from a preview', async () => {
  const { send, report, requested, onError } = sharing({ token: 'preview' });
  expect(await send(rows)).toBeNull();
  report('LINKEDIN');
  expect(requested).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});

describe('the window of a network', () => {
  const address = 'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fnorthlight.example';

  it('is 600 × 600, without a way back or a referrer (001 §9; FAULTS A14, A15)', () => {
    const clicked = vi.fn<(link: object) => void>();
    const link = { click: () => clicked({ ...link }), href: '', rel: '' };
    const popup = { opener: window, document: { createElement: () => link } };
    const open = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    expect(openShareWindow(address)).toBe(true);
    const [first, target, features] = open.mock.lastCall ?? [];
    expect([first, target]).toEqual(['', '_blank']);
    expect(features).toMatch(/^popup=yes,width=600,height=600,/);
    expect(popup.opener).toBeNull();
    expect(clicked).toHaveBeenCalledWith(expect.objectContaining({ href: address, rel: 'noreferrer' }));
  });

  it('is known to be blocked (FAULTS F53)', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    expect(openShareWindow(address)).toBe(false);
    open.mockImplementation(() => {
      throw new Error('sandboxed');
    });
    expect(openShareWindow(address)).toBe(false);
  });

  it('is sent on from outside where it can’t be reached into', () => {
    const replace = vi.fn();
    const popup = {
      opener: window,
      location: { replace },
      get document(): Document {
        throw new Error('sandboxed');
      },
    };
    vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    expect(openShareWindow(address)).toBe(true);
    expect(replace).toHaveBeenCalledWith(address);
  });
});
