/** Whether a window's message is one of ours, of this type. Who sent it is to be checked apart (FAULTS A12). */
export const isOwnMessage = (data: unknown, type: string): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'source' in data &&
  data.source === 'boxoffice' &&
  'type' in data &&
  data.type === type;
