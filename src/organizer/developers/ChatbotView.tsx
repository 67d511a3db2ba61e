'use client';
import type { ChatbotReply } from '../../contract';
import { chatbotLimits, chatbotProblem, chatbotSchema, type ChatbotValues } from '../../domain/developers';
import { useT } from '../../i18n';
import { LongTextField, SwitchField, TextField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { EditorScreen, type RecordProps } from '../kit/record';
import { AnswersField } from './AnswersField';
import { ChatbotTryOut } from './ChatbotTryOut';

export interface ChatbotViewProps extends RecordProps<ChatbotValues> {
  /** What the saved chatbot says to a question. Rejects with the client's ApiError. */
  ask: (text: string) => Promise<ChatbotReply>;
}

/** The chatbot of an event and what it says; knows nothing of where it comes from. */
export function ChatbotView({ ask, ...record }: ChatbotViewProps) {
  const t = useT();
  const { enabled, name } = record.saved.values;
  return (
    <EditorScreen<ChatbotValues>
      record={record}
      schema={chatbotSchema}
      toErrorMessage={chatbotProblem}
      title={t('organizer.developers.chatbot.title')}
      lead={t('organizer.developers.chatbot.lead')}
      preview={<ChatbotTryOut isOn={enabled} name={name} ask={ask} />}
    >
      <FormSection title={t('organizer.developers.chatbot.settings')}>
        <SwitchField<ChatbotValues>
          name="enabled"
          label={t('organizer.developers.chatbot.enabled')}
          hint={t('organizer.developers.chatbot.enabledHint')}
          alsoChecks={['answers']}
        />
        <TextField<ChatbotValues>
          name="name"
          label={t('organizer.companies.name')}
          hint={t('organizer.developers.chatbot.nameHint')}
          limit={chatbotLimits.name}
          required
        />
        <LongTextField<ChatbotValues>
          name="greeting"
          label={t('organizer.developers.chatbot.greeting')}
          hint={t('organizer.developers.chatbot.greetingHint')}
          limit={chatbotLimits.greeting}
          optional
        />
        <TextField<ChatbotValues>
          name="handoffEmail"
          label={t('organizer.developers.chatbot.handoff')}
          hint={t('organizer.developers.chatbot.handoffHint')}
          type="email"
          dir="ltr"
          spellCheck={false}
          optional
        />
      </FormSection>
      <FormSection
        title={t('organizer.developers.chatbot.answers')}
        text={t('organizer.developers.chatbot.answersText')}
      >
        <AnswersField />
      </FormSection>
    </EditorScreen>
  );
}
