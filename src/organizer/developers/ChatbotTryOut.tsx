'use client';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import type { ChatbotReply } from '../../contract';
import { askProblem, chatbotLimits } from '../../domain/developers';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Field } from '../../themed/kit/Field';
import { Heading } from '../../themed/kit/Heading';
import { TextInput } from '../../themed/kit/TextInput';
import { ProblemNotice, useAction } from '../kit/confirm';
import * as css from './developers.css';

export interface ChatbotTryOutProps {
  /** As it is saved; it answers nothing while it is off. */
  isOn: boolean;
  name: string;
  /** Rejects with the client's ApiError. */
  ask: (text: string) => Promise<ChatbotReply>;
}

/** What the saved chatbot says to a question, as attendees are answered. */
export function ChatbotTryOut({ isOn, name, ask }: ChatbotTryOutProps) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [reply, setReply] = useState<ChatbotReply | null>(null);
  const { isBusy, problem, act } = useAction(askProblem);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const entered = text.trim();
    setMissing(entered === '');
    if (entered === '') input.current?.focus();
    else await act(async () => setReply(await ask(entered)));
  };
  return (
    <section aria-labelledby={id} className={css.tryOut}>
      <Heading level={2} size="md" id={id}>
        {t('organizer.developers.chatbot.try')}
      </Heading>
      <p className={css.quiet}>
        {t(isOn ? 'organizer.developers.chatbot.try.text' : 'organizer.developers.chatbot.try.off')}
      </p>
      {isOn && (
        <form noValidate aria-labelledby={id} className={css.tryOut} onSubmit={(event) => void submit(event)}>
          <Field
            label={t('organizer.registrationForm.label')}
            error={isMissing ? t('organizer.polls.problem.noQuestion') : undefined}
            required
          >
            {(control) => (
              <TextInput
                {...control}
                ref={input}
                dir="auto"
                autoComplete="off"
                maxLength={chatbotLimits.tryOut}
                value={text}
                onChange={({ target }) => {
                  setText(target.value);
                  setMissing(false);
                }}
              />
            )}
          </Field>
          <div>
            <Button type="submit" busy={isBusy}>
              {t('organizer.developers.chatbot.try.ask')}
            </Button>
          </div>
          <ProblemNotice title={t('organizer.developers.chatbot.try.notAnswered')} problem={problem} />
        </form>
      )}
      <div role="status">{isOn && reply && !isBusy && !problem && <Reply name={name} reply={reply} />}</div>
    </section>
  );
}

function Reply({
  name,
  reply: { text, question, handoffEmail },
}: Pick<ChatbotTryOutProps, 'name'> & { reply: ChatbotReply }) {
  const t = useT();
  return (
    <div className={css.reply}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <p dir="auto">{text}</p>
      <p className={css.quiet}>
        {question === null
          ? handoffEmail === null
            ? t('organizer.developers.chatbot.try.unknown')
            : t('organizer.developers.chatbot.try.handoff', { email: handoffEmail })
          : t('organizer.developers.chatbot.try.matched', { question })}
      </p>
    </div>
  );
}
