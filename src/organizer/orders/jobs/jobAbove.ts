/**
 * More orders or tickets than this are the backend's to do. A call for each takes about half a minute for so many, needs a window that stays
 * open, and is forgotten when it closes; below, one sees at once what became of each.
 */
export const jobAbove = 100;
