import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BoxofficeError, type ErrorCode } from '../../../../src/diagnostics';
import { frameEvents } from '../../../../src/embed';
import { toErrorEvent } from '../../../../src/embed/frame';
import { ScriptError } from '../../../../src/payments/loadScript';

const codes: ErrorCode[] = [
  'BX2001',
  'BX2002',
  'BX2003',
  'BX2004',
  'BX2005',
  'BX2006',
  'BX2007',
  'BX2008',
  'BX2009',
];
const eventOf = (code: ErrorCode, cause: unknown = new Error('https://tickets.example/?token=a')) =>
  toErrorEvent(new BoxofficeError(code, cause));

test('each error has a kind of its own, which the channel takes and the guide explains', () => {
  const guide = readFileSync('docs/embedding.md', 'utf8');
  const events = codes.map((code) => eventOf(code));
  expect(new Set(events.map(({ kind }) => kind)).size).toBe(codes.length);
  for (const { kind, code } of events) {
    expect([frameEvents.error.kind(kind), frameEvents.error.code(code)]).toEqual([true, true]);
    expect(guide).toMatch(new RegExp(`^\\|.*\`${kind}\`.*${code ?? ''}.*\\|$`, 'm'));
  }
});

test('a script that was blocked is told apart, behind the code of its provider', () => {
  expect(eventOf('BX2007', new ScriptError('blocked'))).toEqual({ kind: 'scriptBlocked', code: 'BX2007' });
});
