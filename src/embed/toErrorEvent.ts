import type { BoxofficeError, ErrorCode } from '../diagnostics';
import type { FrameEvents } from './protocol';

/** By code, see `docs/codes.md`. */
const kinds: Readonly<Record<ErrorCode, string>> = {
  BX2001: 'partialAnswer',
  BX2002: 'callFailed',
  BX2003: 'bootstrap',
  BX2004: 'crashed',
  BX2005: 'pageFunction',
  BX2006: 'captcha',
  BX2007: 'paymentProvider',
  BX2008: 'upload',
  BX2009: 'adapter',
};

/** What a page around the tickets hears of an error: words of short lists, as an error's own text may hold anything. @public */
export function toErrorEvent(error: BoxofficeError): FrameEvents['error'] {
  const { code, cause } = error;
  const isBlocked = cause instanceof Error && cause.name === 'ScriptError';
  return { kind: isBlocked ? 'scriptBlocked' : kinds[code], code };
}
