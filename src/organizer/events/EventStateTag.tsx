'use client';
import type { EventState } from '../../domain/events';
import { useT } from '../../i18n';
import { Tag, type TagProps } from '../../themed/kit/Tag';

const tones: Record<EventState, TagProps['tone']> = {
  upcoming: 'neutral',
  running: 'positive',
  over: 'neutral',
};

/** Whether an event is to come, in colour and in a word. */
export function EventStateTag({ state }: { state: EventState }) {
  const t = useT();
  return <Tag tone={tones[state]}>{t(`organizer.events.state.${state}`)}</Tag>;
}
