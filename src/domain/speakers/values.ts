import type { AgendaSettings, AgendaSpeaker } from '../../contract';

/** How attendees see who speaks, as a form has it. 001 §2, 002 §2 people section. */
export interface SpeakersValues {
  /** The agenda names speakers. */
  showSpeakers: boolean;
  /** Ids of the speakers, as they are shown. */
  order: string[];
}

export const speakersValues = (
  { showSpeakers }: Pick<AgendaSettings, 'showSpeakers'>,
  speakers: readonly Pick<AgendaSpeaker, 'id'>[],
): SpeakersValues => ({ showSpeakers, order: speakers.map(({ id }) => id) });

/** The speakers as `order` has them; those it does not name stay behind in theirs, as the backend does it. 002 §7 defaultSpeakersOrder. */
export function speakersInOrder<Speaker extends Pick<AgendaSpeaker, 'id'>>(
  speakers: readonly Speaker[],
  order: readonly string[],
): Speaker[] {
  const byId = new Map(speakers.map((speaker) => [speaker.id, speaker]));
  const named = [...new Set(order)].flatMap((id) => byId.get(id) ?? []);
  return [...named, ...speakers.filter(({ id }) => !order.includes(id))];
}

export const nameOf = ({ firstName, lastName }: Pick<AgendaSpeaker, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
