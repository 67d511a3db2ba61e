import { guardsOf, type Guard } from './guard';

/** What many orders are refunded by: each once, and by one job. */
export const jobGuards: readonly Guard[] = [
  ...guardsOf(
    'mocks/areas/orders/rules/jobs.ts',
    ['unit/mocks/areas/orders/rules/jobs.test.ts'],
    [
      {
        ids: 'F90',
        name: 'an order of a job is treated a second time',
        find: 'results.find(id) ?? results.add(',
        replace: 'results.add(',
      },
      {
        ids: 'F90',
        name: 'the same key makes a second job',
        find: 'if (known) return toJobResponse(known);\n',
        replace: '',
      },
      {
        ids: 'F90',
        name: 'a key of one job goes with another',
        find: 'known && known.requestDigest !== digest',
        replace: "known?.id === ''",
      },
      {
        ids: 'F90',
        name: 'a cancelled job goes on',
        find: "const isOpen = ({ status }: OrderJob) => status === 'queued' || status === 'running';",
        replace: "const isOpen = ({ status }: OrderJob) => status !== 'finished';",
      },
    ],
  ),
  ...guardsOf(
    'src/hooks/organizer/resource/repeatable.ts',
    ['unit/src/hooks/organizer/orders/useOrderJobs.test.tsx'],
    [
      {
        ids: 'F90',
        name: 'a lost answer makes a second job',
        find: 'if (unanswered?.requested !== requested) unanswered',
        replace: 'unanswered',
      },
    ],
  ),
];
