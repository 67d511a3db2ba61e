import type { MediaHost, MediaUploadEvents } from '../../../src/hooks';

/** A provider that does what a story says: `events` are those of the last upload, `calls` what was done with any. */
export function scriptedHost() {
  const calls: string[] = [];
  let last: MediaUploadEvents | undefined;
  const host: MediaHost = {
    upload: (_, events) => {
      last = events;
      calls.push('upload');
      return {
        pause: () => calls.push('pause'),
        resume: () => calls.push('resume'),
        cancel: () => calls.push('cancel'),
      };
    },
  };
  return {
    host,
    calls,
    events: () => {
      if (!last) throw new Error('Nothing is uploaded.');
      return last;
    },
  };
}
