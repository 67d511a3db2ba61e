import type {
  AudienceFilter,
  EmailBlock,
  EmailCampaign,
  EmailCampaignChanges,
  EmailSchedule,
  RegistrationStatus,
} from '../../contract';
import { instantOf, minuteOf } from '../time/eventTime';
import { blocksById, orderOfBlocks, type BlockDraft, type BlocksById } from './blocks';

/** In the order a choice lists them. */
export const checkInChoices = ['ANY', 'YES', 'NO'] as const;
type CheckInChoice = (typeof checkInChoices)[number];

/** An email campaign as its form has it; what its type has no use for is kept and not sent. */
export interface EmailValues extends BlocksById {
  name: string;
  subject: string;
  /** Of SCHEDULED. */
  when: EmailSchedule['type'];
  /** Of a DATE: `YYYY-MM-DD HH:mm` on the event's clocks; '' until it is chosen. */
  date: string;
  /** Of REGISTRATION: what a ticket has to become. */
  registrationStatus: RegistrationStatus;
  /** Any type when empty. */
  ticketTypeIds: string[];
  /** Lists of people of the event; everyone when empty. */
  listIds: string[];
  /** Whether they were checked in at the door. */
  checkIn: CheckInChoice;
  /** Of SCHEDULED: whose tickets stand so. */
  registrationStatuses: RegistrationStatus[];
}

/** In the order a choice lists them. */
export const registrationStatuses = [
  'REGISTERED',
  'AWAITING_PAYMENT',
  'BLOCKED',
  'CANCELLED',
] as const satisfies readonly RegistrationStatus[];

/** What a filter without statuses stands for. */
const usualStatuses: RegistrationStatus[] = ['REGISTERED', 'AWAITING_PAYMENT'];

/** `base` and `mine` are blocks whose ids are known already: a block that is one of them keeps its id. */
export interface KnownBlocks {
  base?: BlocksById | undefined;
  mine?: BlocksById | undefined;
}

/** A campaign as its form has it; `timeZone` is the event's. */
export function emailValues(email: EmailCampaign, timeZone: string, known: KnownBlocks = {}): EmailValues {
  const { name, subject, blocks, schedule, registrationStatus, audienceFilter } = email;
  return {
    name,
    subject,
    ...blocksById(
      blocks.map(({ kind, text = '', url = '' }): BlockDraft => ({ kind, text, url })),
      known,
    ),
    when: schedule?.type ?? 'DATE',
    date: schedule?.type === 'DATE' && schedule.date ? minuteOf(schedule.date, timeZone) : '',
    registrationStatus: registrationStatus ?? 'REGISTERED',
    ...audienceValues(audienceFilter),
  };
}

function audienceValues({
  ticketTypeIds = [],
  listIds = [],
  checkedIn,
  registrationStatuses: chosen = [],
}: AudienceFilter) {
  const statuses = chosen.length > 0 ? chosen : usualStatuses;
  return {
    ticketTypeIds: [...ticketTypeIds],
    listIds: [...listIds],
    checkIn: checkInOf(checkedIn),
    registrationStatuses: registrationStatuses.filter((status) => statuses.includes(status)),
  };
}

function checkInOf(checkedIn: boolean | undefined): CheckInChoice {
  if (checkedIn === undefined) return 'ANY';
  return checkedIn ? 'YES' : 'NO';
}

/** What is sent of the form. 002 §4: NOW is sent without a date, which is the server's. */
export function emailChanges(
  values: EmailValues,
  { type }: Pick<EmailCampaign, 'type'>,
  timeZone: string,
): Omit<EmailCampaignChanges, 'modified'> {
  const { name, subject, when, date, registrationStatus, ticketTypeIds, listIds, checkIn } = values;
  const written = { name: name.trim(), subject: subject.trim(), blocks: blocksOf(values) };
  const people = {
    ticketTypeIds,
    listIds,
    ...(checkIn !== 'ANY' && { checkedIn: checkIn === 'YES' }),
  };
  if (type === 'REGISTRATION') return { ...written, registrationStatus, audienceFilter: people };
  return {
    ...written,
    schedule:
      when === 'NOW' ? { type: 'NOW' } : { type: 'DATE', date: date ? instantOf(date, timeZone) : null },
    audienceFilter: { ...people, registrationStatuses: values.registrationStatuses },
  };
}

/** The blocks in their order, each with what its kind has. */
export const blocksOf = ({ order, blocks }: BlocksById): EmailBlock[] =>
  orderOfBlocks(order, Object.keys(blocks)).flatMap((id) => {
    const block = blocks[id];
    if (!block) return [];
    const { kind, text, url } = block;
    return [
      {
        kind,
        ...(kind !== 'DIVIDER' && { text: text.trim() }),
        ...(leads(kind) && url.trim() !== '' && { url: url.trim() }),
      },
    ];
  });

/** Whether a kind of block has an address. */
export const leads = (kind: EmailBlock['kind']): boolean => kind === 'BUTTON' || kind === 'IMAGE';
