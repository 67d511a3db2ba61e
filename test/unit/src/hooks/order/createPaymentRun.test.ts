import fc from 'fast-check';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { ApiError } from '../../../../../src/client';
import { problemOf as problem } from '../../../../../src/domain';
import {
  bitcoinPayment,
  freePayment,
  invoicePayment,
  payPalPayment,
  zoozPayment,
  type PaymentProof,
  type PaymentStep,
} from '../../../../../src/payments';
import { bitcoinsLate } from '../../../../../src/payments/bitcoin/bitcoinPayment';
import { deadlines } from '../../../../../src/payments/deadlines';
import { hold } from '../../domain/fixtures';
import { memoryStore, problemOf } from './orderOnBackend';
import { order, page, script, scriptedPayment, settle, settled } from './scriptedPayment';
import { eachRow } from '../../../../eachRow';

const lost = new ApiError('timeout', 503, null, 'No answer in 60 s');
const unreachable = new ApiError('network', 503, null, 'No answer');
const refusedBy = (code: number) => new ApiError('refused', 400, { code }, 'Refused');
const unknownKey = refusedBy(4044);
const stillHeld = { ...hold, orderTotal: 200_65 };
const declined: PaymentStep = { next: 'refused', problem: problem('error.payment.notVerified') };
const challenged = (challenge: typeof page | typeof script): PaymentStep => ({
  next: 'challenge',
  challenge,
});

/** A payment that stands where the bank asks. */
async function atTheBank(challenge: typeof page | typeof script = page) {
  const run = scriptedPayment();
  await run.held();
  run.submit();
  await run.answer('begin', challenged(challenge));
  expect(run.flow.getState().at).toBe('authenticating');
  return run;
}

/** A payment whose order is being saved with this proof. */
async function saving(proof: PaymentProof = {}, options: Parameters<typeof scriptedPayment>[0] = {}) {
  const run = scriptedPayment(options);
  await run.held();
  run.submit();
  await settle();
  const save = run.last('begin')?.deps?.save(proof);
  void run.answer(
    'begin',
    save?.then((saved): PaymentStep => ({ next: 'settled', order: saved })),
  );
  await settle();
  return run;
}

const at = ({ flow }: { flow: { getState: () => { at: string } } }) => flow.getState().at;
const detailOf = (run: Awaited<ReturnType<typeof saving>>) => problemOf(run.flow)?.detail?.key;

describe('one at a time', () => {
  it('begins once, whatever is pressed in one task and while it goes on', async () => {
    const run = scriptedPayment();
    await run.held();
    run.submit();
    run.submit();
    await settle();
    run.submit();
    expect(run.count('begin')).toBe(1);
    await run.answer('begin', challenged(page));
    run.submit();
    run.flow.leaveChallenge();
    run.submit();
    run.flow.leaveChallenge();
    await settle();
    expect([run.count('begin'), run.count('resume')]).toEqual([1, 1]);
  });

  it('saves under one key, whatever is tried for the hold', async () => {
    const run = await atTheBank();
    const first = run.last('begin')?.deps;
    void first?.save({}).catch(() => undefined);
    run.flow.leaveChallenge();
    await settle();
    void run
      .last('resume')
      ?.deps?.save({})
      .catch(() => undefined);
    const keys = () => run.requested.filter(({ what }) => what === 'save').map(({ key }) => key);
    expect(keys()).toEqual([first?.attempt, first?.attempt]);
    await run.answer('resume', declined);
    run.submit();
    await settle();
    const second = run.last('begin')?.deps?.attempt;
    expect(second).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first?.attempt);
  });
});

describe('F25, F26: an answer that was lost', () => {
  eachRow([
    ['of the beginning', 'begin', () => Promise.resolve(scriptedPayment())],
    ['after the bank', 'resume', atTheBank],
    ['of a script', 'play', () => atTheBank(script)],
  ] as const)('%s is asked for by its key before anyone may pay again', async (_, what, begun) => {
    const run = await begun();
    if (what === 'begin') {
      await run.held();
      run.submit();
    } else if (what === 'resume') run.flow.leaveChallenge();
    else run.play();
    await settle();
    await run.answer(what, lost);
    const key = run.last('begin')?.deps?.attempt;
    expect(run.flow.getState()).toMatchObject({ at: 'unknownOutcome', checking: true });
    expect(run.last('outcome')?.key).toBe(key);
    run.submit();
    run.flow.checkOutcome();
    await run.answer('outcome', unreachable);
    expect(run.flow.getState()).toMatchObject({ at: 'unknownOutcome', checking: false });
    run.submit();
    await settle();
    expect([run.count('begin'), run.count('outcome')]).toEqual([1, 1]);
    run.flow.checkOutcome();
    await settle();
    expect(run.last('outcome')?.key).toBe(key);
    await run.answer('outcome', order);
    expect(run.flow.getState()).toEqual({ at: 'confirmed', order });
  });

  it('says that nothing was saved when the backend has no such order, and lets pay again', async () => {
    const run = await saving();
    await run.answer('save', lost);
    await run.answer('outcome', unknownKey);
    await run.answer('read', stillHeld);
    expect(at(run)).toBe('registering');
    expect(problemOf(run.flow)).toEqual({
      message: { key: 'error.default' },
      detail: { key: 'payment.money.notSaved' },
      showFor: Infinity,
    });
    run.submit();
    expect(at(run)).toBe('submitting');
  });

  it('asks for the key of an attempt that a reload interrupted, at every moment of it', async () => {
    const moments: [string, (run: ReturnType<typeof scriptedPayment>) => Promise<void>][] = [
      ['begun', () => Promise.resolve()],
      ['at the bank', (run) => run.answer('begin', challenged(page))],
      [
        'after the bank',
        async (run) => {
          await run.answer('begin', challenged(page));
          run.flow.leaveChallenge();
        },
      ],
      ['unknown', (run) => run.answer('begin', lost)],
      ['awaited', (run) => run.answer('begin', { next: 'awaiting' })],
      [
        'expired',
        (run) => {
          run.flow.expire();
          return Promise.resolve();
        },
      ],
    ];
    for (const [moment, until] of moments) {
      const run = scriptedPayment();
      await run.held();
      run.submit();
      await settle();
      await until(run);
      const requested = run.count('outcome');
      const after = run.open();
      after.resume();
      await settle();
      expect(run.count('outcome'), moment).toBe(requested + 1);
      expect(run.last('outcome')?.key, moment).toBe(run.last('begin')?.deps?.attempt);
      await run.answer('outcome', order);
      expect(after.getState(), moment).toEqual({ at: 'confirmed', order });
      expect(run.memory.recall(), moment).toBeNull();
    }
  });

  it('does not ask after a reload when the attempt had ended, nor for a redirect', async () => {
    for (const step of [declined, { next: 'redirect', address: 'https://paypal.test/' } as const]) {
      const run = scriptedPayment();
      await run.held();
      run.submit();
      await run.answer('begin', step);
      run.open().resume();
      await settle();
      expect([run.count('outcome'), run.count('read')]).toEqual([0, 1]);
    }
  });

  it('opens the form again with a word on what was interrupted when nothing was saved', async () => {
    const store = memoryStore();
    const run = scriptedPayment({ store });
    await run.held();
    run.submit();
    const after = run.open();
    after.resume();
    await settle();
    await run.answer('outcome', unknownKey);
    const { hold } = run.flow.getState() as { hold: object };
    await run.answer('read', hold);
    expect(after.getState()).toMatchObject({
      at: 'registering',
      problem: { message: { key: 'payment.interrupted' } },
    });
    expect(run.memory.recall()?.attempt).toBeUndefined();
  });
});

describe('F39, F81: a challenge that never answers', () => {
  afterEach(() => vi.useRealTimers());
  const inTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  it.each([
    ['a bank’s page', page],
    ['a script that says nothing', script],
  ])('%s is left, and its outcome read, whoever shows it', async (_, challenge) => {
    inTime();
    const run = await atTheBank(challenge);
    run.play();
    await settle();
    await pass(deadlines.challengeMs - 10_000);
    expect([at(run), run.count('resume')]).toEqual(['authenticating', 0]);
    await pass(10_000);
    expect([at(run), run.count('resume')]).toEqual(['submitting', 1]);
    if (challenge === script) expect(run.last('play')?.signal?.aborted).toBe(true);
    await run.answer('resume', lost);
    await run.answer('outcome', unreachable);
    expect(run.flow.getState()).toMatchObject({ at: 'unknownOutcome', checking: false });
  });

  it('is left although nobody ever played it', async () => {
    inTime();
    const run = await atTheBank(script);
    await pass(deadlines.challengeMs);
    expect([at(run), run.count('play'), run.count('resume')]).toEqual(['submitting', 0, 1]);
  });

  it('has its time to itself, after one before it', async () => {
    inTime();
    const run = await atTheBank(script);
    await pass(deadlines.challengeMs - 60_000);
    run.flow.leaveChallenge();
    await run.answer('resume', challenged(script));
    await pass(120_000);
    expect(at(run)).toBe('authenticating');
    await pass(deadlines.challengeMs - 120_000);
    expect([at(run), run.count('resume')]).toEqual(['submitting', 2]);
  });

  it('has no time any more once it answered', async () => {
    inTime();
    const run = await atTheBank(script);
    run.play();
    await settle();
    await run.answer('play', declined);
    expect(at(run)).toBe('registering');
    await pass(deadlines.challengeMs);
    expect([at(run), run.count('resume')]).toEqual(['registering', 0]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('F23, F39: a challenge', () => {
  it('that was left is not heard any more: its outcome is read by the method', async () => {
    const run = await atTheBank(script);
    run.play();
    await settle();
    const late = run.last('play');
    run.flow.leaveChallenge();
    expect(late?.signal?.aborted).toBe(true);
    await run.answer('play', settled);
    expect(at(run)).toBe('submitting');
    await run.answer('resume', declined);
    expect(problemOf(run.flow)?.message.key).toBe('error.payment.notVerified');
  });

  it('is stopped by what plays it being gone, and played again by the next', async () => {
    const run = await atTheBank(script);
    const stop = run.play();
    await settle();
    const first = run.last('play');
    stop?.();
    expect(first?.signal?.aborted).toBe(true);
    run.play();
    await settle();
    expect(run.last('play')?.signal?.aborted).toBe(false);
    await run.answer('play', settled);
    expect(at(run)).toBe('confirmed');
  });

  it('that is played twice at once counts as the later', async () => {
    const run = await atTheBank(script);
    run.play();
    await settle();
    const first = run.last('play');
    run.play();
    expect(first?.signal?.aborted).toBe(true);
  });

  it('whose script breaks may have been paid: its outcome is asked for', async () => {
    const run = await atTheBank(script);
    run.play();
    await run.answer('play', new Error('The script is broken'));
    expect(at(run)).toBe('unknownOutcome');
    await run.answer('outcome', unknownKey);
    await run.answer('read', stillHeld);
    expect(at(run)).toBe('registering');
    expect(detailOf(run)).toBe('payment.money.notSaved');
  });

  it('can lead to another', async () => {
    const run = await atTheBank(script);
    run.play();
    await run.answer('play', challenged(page));
    expect(run.flow.getState()).toMatchObject({ at: 'authenticating', challenge: page });
    run.flow.leaveChallenge();
    await run.answer('resume', challenged(script));
    expect(run.flow.getState()).toMatchObject({ at: 'authenticating', challenge: script });
  });

  it('is closed by the end of the hold, and its outcome comes first', async () => {
    for (const [outcome, state] of [
      [settled, 'confirmed'],
      [declined, 'timedOut'],
    ] as const) {
      const run = await atTheBank();
      run.flow.expire();
      expect(run.flow.getState()).toMatchObject({ at: 'submitting', expired: true });
      await run.answer('resume', outcome);
      expect(at(run)).toBe(state);
    }
  });

  it('is not begun for tickets that are not held any more', async () => {
    for (const step of [challenged(page), { next: 'redirect', address: 'https://paypal.test/' } as const]) {
      const run = scriptedPayment();
      await run.held();
      run.submit();
      run.flow.expire();
      await run.answer('begin', step);
      expect(run.flow.getState()).toMatchObject({
        at: 'timedOut',
        problem: { message: { key: 'error.notCharged' } },
      });
    }
  });

  it('without a play of its own stays, to be left', async () => {
    const run = await atTheBank();
    run.play()?.();
    run.flow.leaveChallenge();
    expect(at(run)).toBe('submitting');
  });
});

describe('F22: the hold ends while it is saved', () => {
  it('confirms what was saved in time', async () => {
    const run = await saving();
    run.flow.expire();
    expect(at(run)).toBe('submitting');
    await run.answer('save', order);
    expect(at(run)).toBe('confirmed');
  });

  it('says after a refusal that nothing was charged, and after a lost answer that it is checked', async () => {
    const refused = await saving();
    refused.flow.expire();
    await refused.answer('save', refusedBy(4050));
    expect(at(refused)).toBe('timedOut');
    expect(detailOf(refused)).toBe('payment.money.notCharged');

    const run = await saving();
    run.flow.expire();
    await run.answer('save', lost);
    expect(at(run)).toBe('unknownOutcome');
    await run.answer('outcome', unknownKey);
    await run.answer('read', unknownKey);
    expect(at(run)).toBe('timedOut');
    expect(detailOf(run)).toBe('payment.money.unsure');
  });
});

const methods = {
  bitcoin: bitcoinPayment(),
  zooz: zoozPayment({ address: 'https://zooz.test/' }),
  paypal: payPalPayment(),
  free: freePayment(),
  invoice: invoicePayment(),
};

describe('what a refused save means for the money', () => {
  const intent = { paymentIntentId: 'pi_1' };
  const rows: [string, PaymentProof, number, boolean, string, string | undefined][] = [
    ['not charged', { paymentToken: 'tok_1' }, 4050, false, 'registering', 'payment.money.notCharged'],
    ['said by its own words', {}, 5000, false, 'registering', undefined],
    ['charged before', intent, 4050, false, 'registering', 'payment.money.charged'],
    ['charged before, then too late', intent, 4050, true, 'timedOut', 'payment.money.late'],
    ['charged for tickets that are gone', intent, 4044, false, 'timedOut', 'payment.money.refunded'],
    ['gone before it was charged', {}, 4044, false, 'timedOut', 'payment.money.notCharged'],
  ];
  eachRow(rows)('%s', async (_, proof, code, expires, state, detail) => {
    const run = await saving(proof);
    if (expires) run.flow.expire();
    await run.answer('save', refusedBy(code));
    if (code === 4044) await run.answer('read', refusedBy(4044));
    expect(at(run)).toBe(state);
    expect(detailOf(run)).toBe(detail);
  });

  eachRow([
    ['bitcoin', 4050, false, 'payment.money.bitcoinsArrived'],
    ['bitcoin', 4050, true, 'payment.money.bitcoinsLate'],
    ['bitcoin', 4044, false, 'payment.money.bitcoinsReturned'],
    ['zooz', 4050, false, 'payment.money.notSaved'],
    ['zooz', 4044, false, 'payment.money.unsure'],
    ['paypal', 4050, false, 'payment.money.notCharged'],
  ] as const)('%s, refused with %i, too late: %s', async (id, code, expires, detail) => {
    const run = await saving({}, { method: methods[id] });
    if (expires) run.flow.expire();
    await run.answer('save', refusedBy(code));
    if (code === 4044) await run.answer('read', refusedBy(4044));
    expect(detailOf(run)).toBe(detail);
  });

  it('tells of bitcoins that may have been sent when the time runs out before the order is sent', async () => {
    const run = await saving({}, { method: methods.bitcoin });
    await run.answer('save', refusedBy(4050));
    const remembered = run.memory.recall();
    if (!remembered) throw new Error('The hold was forgotten');
    run.memory.remember({
      ...remembered,
      paidTo: { sourceId: 'src_1', refundAddress: 'bc1q', late: bitcoinsLate },
    });
    run.flow.expire();
    expect(run.flow.getState()).toMatchObject({
      at: 'timedOut',
      problem: { message: { key: 'payment.money.bitcoinsLate' } },
    });
  });

  it('stays to be read once something was charged', async () => {
    const run = await saving(intent);
    await run.answer('save', refusedBy(4050));
    expect(problemOf(run.flow)?.showFor).toBe(Infinity);
  });

  eachRow(['free', 'invoice'] as const)('says nothing where there is no money: %s', async (id) => {
    const run = await saving({}, { method: methods[id] });
    await run.answer('save', refusedBy(4050));
    expect(detailOf(run)).toBeUndefined();
  });
});

/** What can happen to a payment, in any order. */
const happenings = {
  submit: (run: Run) => run.submit(),
  expire: (run: Run) => run.flow.expire(),
  leave: (run: Run) => run.flow.leaveChallenge(),
  play: (run: Run) => {
    run.play();
  },
  check: (run: Run) => run.flow.checkOutcome(),
  comeBack: (run: Run) => run.flow.comeBack(),
};
type Run = ReturnType<typeof scriptedPayment>;
const answers = [
  settled,
  declined,
  challenged(page),
  challenged(script),
  lost,
  new Error('broken'),
  refusedBy(4044),
];

test('any path: one payment at a time, asked about before the next, and never stuck', async () => {
  const happening = fc.oneof(
    fc.constantFrom(...(Object.keys(happenings) as (keyof typeof happenings)[])),
    fc.record({ answer: fc.constantFrom(...answers), nth: fc.nat(2) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 14 }), async (path) => {
      const run = scriptedPayment();
      await run.held();
      const done = new Set<object>();
      const isLive = (one: Run['requested'][number]) => !done.has(one) && !one.signal?.aborted;
      const answer = async (one: Run['requested'][number], value: unknown) => {
        done.add(one);
        // An outcome is an order or an error.
        const isStep = typeof value === 'object' && value !== null && 'next' in value;
        const said =
          one.what === 'outcome' && isStep ? order : one.what === 'read' && isStep ? stillHeld : value;
        if (said instanceof Error) one.fail(said);
        else one.answer(said as never);
        await settle();
      };
      for (const next of path) {
        const before = run.flow.getState();
        const begun = run.count('begin');
        if (typeof next === 'string') happenings[next](run);
        else {
          const open = run.requested.filter((one) => !done.has(one));
          const one = open[next.nth % Math.max(open.length, 1)];
          if (one) await answer(one, next.answer);
        }
        await settle();
        if (run.count('begin') > begun) expect(before.at).toBe('registering');
        if (before.at === 'confirmed') expect(run.flow.getState()).toBe(before);
        const active = run.requested.filter((one) => isLive(one) && one.what !== 'play');
        expect(active.length).toBeLessThanOrEqual(1);
      }
      const keys = run.requested.filter(({ what }) => what === 'begin').map(({ deps }) => deps?.attempt);
      expect(new Set(keys).size).toBeLessThanOrEqual(1);
      // Whatever is still asked is answered in the end, and then the payment rests.
      for (let one; (one = run.requested.find(isLive));) await answer(one, declined);
      const rest = ['registering', 'authenticating', 'unknownOutcome', 'confirmed', 'timedOut'];
      expect(rest).toContain(at(run));
      if (at(run) === 'authenticating') {
        run.flow.leaveChallenge();
        await settle();
        expect(run.requested.some((one) => isLive(one) && one.what === 'resume')).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});
