'use client';
import { useId, useState } from 'react';
import { object } from 'yup';
import type { EffectiveEmailDomain, EmailContext, EmailDomainLevel } from '../../contract';
import { emailDomainProblem } from '../../domain/emailDomains';
import type { EmailDomainCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Facts } from '../../themed/kit/Facts';
import { Heading } from '../../themed/kit/Heading';
import { Tag } from '../../themed/kit/Tag';
import { ActionDialog } from '../kit/form';
import { NewsLine } from '../kit/form/SavedNotice';
import { PageHeader } from '../kit/page';
import { ReadState, type Reading } from '../kit/record';
import { DomainCheck } from './DomainCheck';
import * as css from './emailDomains.css';
import { levelKeys } from './levelKeys';
import { SenderDialog } from './SenderDialog';

type SenderContext = Pick<EmailContext, 'eventName' | 'sender'>;

export interface EmailDomainViewProps extends Reading {
  /** `null` before the first answer. */
  context: SenderContext | null;
  /** What is changed here: an event's sender, or its account's. */
  level: EmailDomainLevel;
  calls: EmailDomainCalls;
}

const noFields = object({});

/** Whom emails come from, and whether a domain can be used; knows nothing of where it comes from. */
export function EmailDomainView(props: EmailDomainViewProps) {
  const { context, level, calls } = props;
  const t = useT();
  const [opened, setOpened] = useState<'change' | 'reset' | null>(null);
  const [news, setNews] = useState('');
  const [answer, setAnswer] = useState<EffectiveEmailDomain | null>(null);
  const begin = (next: typeof opened) => {
    setNews('');
    setOpened(next);
  };
  const end = (done: string) => {
    setOpened(null);
    setNews(done);
  };
  const isOfEvent = level === 'Event';
  return (
    <>
      <PageHeader
        title={t(isOfEvent ? 'organizer.emailDomains.title' : 'organizer.emailDomains.titleAccount')}
        lead={t(isOfEvent ? 'organizer.emailDomains.lead' : 'organizer.emailDomains.leadAccount')}
      />
      <NewsLine text={news} className={css.news} />
      <ReadState
        {...props}
        content={context}
        loading={t('organizer.emailDomains.loading')}
        failed={t('organizer.emailDomains.failed')}
      >
        {(found) => (
          <>
            <Current
              context={found}
              answer={answer}
              onChange={() => begin('change')}
              onReset={() => begin('reset')}
            />
            <DomainCheck fromEmail={found.sender.fromEmail} test={calls.test} />
          </>
        )}
      </ReadState>
      {opened === 'change' && context && (
        <SenderDialog
          sender={context.sender}
          level={level}
          save={async (sender) => setAnswer(await calls.update(sender))}
          onSaved={(sender) =>
            end(
              sender.level === 'Account'
                ? t('organizer.emailDomains.savedAccount')
                : t('organizer.emailDomains.saved', { email: sender.fromEmail }),
            )
          }
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'reset' && (
        <ActionDialog
          title={t('organizer.emailDomains.reset.title')}
          text={t(
            isOfEvent ? 'organizer.emailDomains.reset.text' : 'organizer.emailDomains.reset.textAccount',
          )}
          action={t('organizer.emailDomains.reset')}
          tone="danger"
          values={{}}
          schema={noFields}
          toErrorMessage={emailDomainProblem}
          run={async () => {
            if (isOfEvent) setAnswer(await calls.resetEvent());
            else await calls.resetAccount();
          }}
          onDone={() => end(t('organizer.emailDomains.reset.done'))}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

interface CurrentProps {
  context: SenderContext;
  /** Says where the sender was set; known once it was changed here. */
  answer: EffectiveEmailDomain | null;
  onChange: () => void;
  onReset: () => void;
}

function Current({ context: { eventName, sender }, answer, onChange, onReset }: CurrentProps) {
  const t = useT();
  const id = useId();
  const isKnown = answer?.fromEmail === sender.fromEmail && answer.fromName === sender.fromName;
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.inline[2]}>
        <Heading level={2} size="lg" id={id}>
          {t('organizer.emailDomains.current')}
        </Heading>
        {isKnown && <Tag>{t(levelKeys[answer.level])}</Tag>}
      </div>
      <p className={css.quiet}>{t('organizer.emailDomains.currentText', { event: eventName })}</p>
      <Facts
        items={[
          <bdi key="name">{sender.fromName}</bdi>,
          <bdi key="email" dir="ltr">
            {sender.fromEmail}
          </bdi>,
        ]}
      />
      <div className={css.inline[2]}>
        <Button variant="primary" onClick={onChange}>
          {t('organizer.emailDomains.change')}
        </Button>
        <Button onClick={onReset}>{t('organizer.emailDomains.reset')}</Button>
      </div>
    </section>
  );
}
