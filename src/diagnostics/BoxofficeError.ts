/**
 * What kind of thing went wrong; `docs/codes.md` has a heading for each, with what to do.
 * @public
 */
export type ErrorCode =
  | 'BX2001'
  | 'BX2002'
  | 'BX2003'
  | 'BX2004'
  | 'BX2005'
  | 'BX2006'
  | 'BX2007'
  | 'BX2008'
  | 'BX2009';

/**
 * What `onError` hears of: something went wrong that the buyer sees little or nothing of. `cause` is the error itself, such as an
 * `ApiError`; the message begins with the code.
 * @public
 */
export class BoxofficeError extends Error {
  override readonly name = 'BoxofficeError';

  constructor(
    /** See `docs/codes.md`. */
    readonly code: ErrorCode,
    cause: unknown,
  ) {
    super(`${code}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Hears of what goes wrong, for the error reporting of a page. @public */
export type ErrorListener = (error: BoxofficeError) => void;
