'use client';
import { useChatbot } from '../../hooks';
import { useT } from '../../i18n';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { ScreenState } from '../kit/record';
import { ChatbotView } from './ChatbotView';

/** Props of `ChatbotScreen`. @experimental */
export interface ChatbotScreenProps extends EventScreenProps {
  /** It is saved; attendees meet it from now on. */
  onSaved?: (() => void) | undefined;
}

/** The chatbot of an event. 002 §7 chatbot. */
export function Chatbot({ accountId, eventId, onSaved }: ChatbotScreenProps) {
  const t = useT();
  const { saved, save, reload, ask, ...read } = useChatbot({ accountId, eventId });
  return (
    <ScreenState
      loads={[read]}
      data={{ saved }}
      isUnknown={read.isUnknown}
      head={{ title: t('organizer.developers.chatbot.title') }}
      loading={t('organizer.developers.chatbot.loading')}
      failed={t('organizer.developers.chatbot.failed')}
    >
      {(found) => <ChatbotView saved={found.saved} save={save} reload={reload} ask={ask} onSaved={onSaved} />}
    </ScreenState>
  );
}
