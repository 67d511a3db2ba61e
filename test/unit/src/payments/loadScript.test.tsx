import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript, ScriptError } from '../../../../src/payments';

const url = 'https://pay.example/fields.js';
/** What the address answers, one for each time it is asked; the last one goes on. */
let answers: ('error' | 'forbidden' | 'reported' | 'never' | 'void' | 'script')[];
let requested: { at: number; nonce: string }[];
let isThere: boolean;
let undo: () => void;

/** A violation as the browser tells it, before the script's error. */
const violation = (disposition: 'enforce' | 'report') =>
  Object.assign(new Event('securitypolicyviolation', { bubbles: true }), { blockedURI: url, disposition });

beforeEach(() => {
  vi.useFakeTimers();
  [answers, requested, isThere] = [['script'], [], false];
  const append = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement)) throw new Error('not a script');
    requested.push({ at: Date.now(), nonce: script.nonce });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'never') return;
    setTimeout(() => {
      if (answer === 'forbidden') document.dispatchEvent(violation('enforce'));
      if (answer === 'reported') document.dispatchEvent(violation('report'));
      if (answer === 'script') isThere = true;
      script.dispatchEvent(new Event(answer === 'script' || answer === 'void' ? 'load' : 'error'));
    });
  });
  undo = () => append.mockRestore();
});
afterEach(() => {
  undo();
  vi.useRealTimers();
});

/** What it failed with, or `undefined`. */
async function load(nonce?: string) {
  const end = loadScript(url, { isReady: () => isThere, nonce }).then(
    () => undefined,
    (cause: unknown) => cause as ScriptError,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return end;
}

describe('loadScript', () => {
  it('F33: asks three times, a second apart, and says that the script could not be reached', async () => {
    answers = ['error'];
    const failure = await load();
    expect(failure).toBeInstanceOf(ScriptError);
    expect(failure?.reason).toBe('unreachable');
    expect(requested).toHaveLength(3);
    expect(
      requested.map(({ at }) => at - (requested[0]?.at ?? 0)).map((ms) => Math.floor(ms / 1000)),
    ).toEqual([0, 1, 2]);
  });

  it('F33: goes on with the try that succeeds', async () => {
    answers = ['error', 'error', 'script'];
    expect(await load()).toBeUndefined();
    expect(requested).toHaveLength(3);
  });

  it('F33: gives up on an answer that does not come', async () => {
    answers = ['never'];
    expect((await load())?.reason).toBe('slow');
    expect(requested).toHaveLength(3);
  });

  it('F33: begins anew when it is asked again after a failure', async () => {
    answers = ['error', 'error', 'error', 'script'];
    expect((await load())?.reason).toBe('unreachable');
    expect(await load()).toBeUndefined();
  });

  it("F34: asks once where the page's policy forbids it, and says so", async () => {
    answers = ['forbidden'];
    const failure = await load();
    expect(failure?.reason).toBe('policy');
    expect(failure?.message).toContain('content security policy');
    expect(requested).toHaveLength(1);
  });

  it('F34: takes a policy that only reports for no policy', async () => {
    answers = ['reported', 'script'];
    expect(await load()).toBeUndefined();
  });

  it('F35: takes what an extension blocks for what could not be reached', async () => {
    answers = ['error'];
    expect((await load())?.reason).toBe('unreachable');
  });

  it('F36: does not believe a script that did not bring its global', async () => {
    answers = ['void'];
    expect((await load())?.reason).toBe('wrong');
  });

  it('asks once for several who want the same', async () => {
    const all = [1, 2, 3].map(() => loadScript(url, { isReady: () => isThere }));
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(all);
    expect(requested).toHaveLength(1);
  });

  it('carries the nonce it is given, and none by itself', async () => {
    await load('given');
    isThere = false;
    await load();
    expect(requested.map(({ nonce }) => nonce)).toEqual(['given', '']);
  });

  it('hands the address over as trusted where the page wants that, and only a secure one', async () => {
    const createScriptURL = vi.fn((address: string) => address);
    const rules: { createScriptURL: (address: string) => string }[] = [];
    const createPolicy = (_: string, given: (typeof rules)[number]) => {
      rules.push(given);
      return { createScriptURL };
    };
    vi.stubGlobal('trustedTypes', { createPolicy });
    await load();
    vi.unstubAllGlobals();
    expect(createScriptURL).toHaveBeenCalledWith(url);
    expect(rules[0]?.createScriptURL(url)).toBe(url);
    expect(() => rules[0]?.createScriptURL('http://pay.example/fields.js')).toThrow(ScriptError);
  });
});
