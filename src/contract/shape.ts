/* The few questions asked of an answer at the edge, so that a wrong shape is a named error and not a crash. */
export { isRecord } from './isRecord';

/** True when `body[key]` is an array whose every item passes. */
export const hasArrayOf = (
  body: Record<string, unknown>,
  key: string,
  accepts: (item: unknown) => boolean,
): boolean => {
  const items = body[key];
  return Array.isArray(items) && items.every(accepts);
};
