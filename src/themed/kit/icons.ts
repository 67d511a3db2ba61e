import { arrowStart } from './drawings';
import { alertCircle, calendar, circle, clock, link, lockBody, unlock } from './listDrawings';
import { bitcoin, invoice } from './payDrawings';

const envelope =
  'M4 4.5h12A1.5 1.5 0 0 1 17.5 6v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 14V6A1.5 1.5 0 0 1 4 4.5Z';

/** What a buyer meets, drawn on a 20 px grid as one stroked path each; the first screen's are in `drawings`. */
export const icons = {
  'arrow-start': arrowStart,
  'arrow-end': 'M3.5 10h13m-5-5 5 5-5 5',
  'chevron-start': 'm12 5.5-4.5 4.5 4.5 4.5',
  'chevron-end': 'm8 5.5 4.5 4.5L8 14.5',
  'chevron-down': 'm5.5 8 4.5 4.5L14.5 8',
  'chevron-up': 'm5.5 12.5 4.5-4.5 4.5 4.5',
  check: 'm4 10.5 4 4 8-9',
  'check-circle': `${circle}m-10.75.25 2.5 2.5 4.25-5`,
  close: 'm5 5 10 10M15 5 5 15',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  info: `${circle}M10 9.25v4.25M10 6.5v.01`,
  'alert-circle': alertCircle,
  alert:
    'M8.7 3.6 2.05 15.25a1.5 1.5 0 0 0 1.3 2.25h13.3a1.5 1.5 0 0 0 1.3-2.25L11.3 3.6a1.5 1.5 0 0 0-2.6 0ZM10 7.75v4M10 14.5v.01',
  clock,
  calendar,
  pin: 'M15.5 8.25c0 3.75-5.5 9.25-5.5 9.25s-5.5-5.5-5.5-9.25a5.5 5.5 0 0 1 11 0ZM12 8.25a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  ticket:
    'M2.5 7.75V6A1.5 1.5 0 0 1 4 4.5h12A1.5 1.5 0 0 1 17.5 6v1.75a2.25 2.25 0 0 0 0 4.5V14a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 14v-1.75a2.25 2.25 0 0 0 0-4.5ZM12 7.25v.5M12 9.75v.5M12 12.25v.5',
  tag: 'M3 4.5v5a1.5 1.5 0 0 0 .44 1.06l6 6a1.5 1.5 0 0 0 2.12 0l5-5a1.5 1.5 0 0 0 0-2.12l-6-6A1.5 1.5 0 0 0 9.5 3h-5A1.5 1.5 0 0 0 3 4.5ZM6.75 6.75v.01',
  lock: `${lockBody}M6.5 9V6.5a3.5 3.5 0 0 1 7 0V9`,
  unlock,
  ban: `${circle}M4.7 4.7l10.6 10.6`,
  shield: 'M10 2.5 4 4.75v4.5c0 4 2.5 6.75 6 8.25 3.5-1.5 6-4.25 6-8.25v-4.5L10 2.5ZM7.25 9.75l2 2 3.5-3.75',
  copy: 'M8.5 7h7A1.5 1.5 0 0 1 17 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 15.5v-7A1.5 1.5 0 0 1 8.5 7ZM4.5 13A1.5 1.5 0 0 1 3 11.5v-7A1.5 1.5 0 0 1 4.5 3h7A1.5 1.5 0 0 1 13 4.5',
  link,
  external:
    'M8.5 4H5a1.5 1.5 0 0 0-1.5 1.5V15A1.5 1.5 0 0 0 5 16.5h9.5A1.5 1.5 0 0 0 16 15v-3.5M11.5 3.5h5v5M16.5 3.5l-7 7',
  offline:
    'M6.2 6.1a4.7 4.7 0 0 0-.7 9.4h9.2M8.6 4.9a4.75 4.75 0 0 1 6.1 4.2 3.3 3.3 0 0 1 2.2 5.2M3 3l14 14',
  refresh: 'M16.5 10a6.5 6.5 0 1 1-2-4.7l2 1.95M16.5 3.25v4h-4',
  undo: 'M7 4 3.5 7.5 7 11M3.5 7.5H12a4.25 4.25 0 0 1 0 8.5H9',
  mail: `${envelope}M3 6l7 5 7-5`,
  card: `${envelope}M2.5 8.25h15M5.5 12.25h3`,
  wallet:
    'M15.5 6.5V5A1.5 1.5 0 0 0 14 3.5H5A2 2 0 0 0 3 5.5v9a2 2 0 0 0 2 2h10.5A1.5 1.5 0 0 0 17 15V8a1.5 1.5 0 0 0-1.5-1.5H5A1.5 1.5 0 0 1 3.5 5M13.75 11.5v.01',
  invoice,
  bitcoin,
  user: 'M13 6.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM4 16.5a6 6 0 0 1 12 0',
  users:
    'M10.5 6.75a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0ZM2.5 16.25a5.25 5.25 0 0 1 10.5 0M12.75 4.1a2.75 2.75 0 0 1 0 5.3M14.5 11.6a5.25 5.25 0 0 1 3 4.65',
  search: 'M14 8.75a5.25 5.25 0 1 1-10.5 0 5.25 5.25 0 0 1 10.5 0ZM12.75 12.75l3.75 3.75',
  download: 'M10 3v9.5m-4-4 4 4 4-4M3.5 16.5h13',
} as const;

export type IconName = keyof typeof icons;

/** Icons that point along the line of reading. Clocks, checks and marks look the same everywhere. */
export const mirrored: ReadonlySet<string> = new Set<string>([
  'arrow-start',
  'arrow-end',
  'chevron-start',
  'chevron-end',
  'undo',
  'external',
  'transfer',
]);
