/** Why a call is not sent. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}
