'use client';
import { useRef, useState } from 'react';
import type { EngagementTool } from '../../contract';
import { quizRequest, virtualProblem } from '../../domain/virtualSessions';
import type { VirtualSessionCalls } from '../../hooks/organizer/virtualSessions';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { ProblemNotice, useAction } from '../kit/confirm';
import { switchBox } from '../kit/fields/fields.css';
import { NewsLine } from '../kit/form/SavedNotice';
import { usePressed } from '../kit/list';
import { OrganizerIcon } from '../kit/appearance';
import { PlainList } from '../kit/page/PlainList';
import { QuizDialog } from './QuizDialog';
import { VideoPart } from './VideoPart';
import * as css from './virtualSessions.css';

interface ToolsPartProps {
  tools: readonly EngagementTool[];
  /** Each rejects with the client's ApiError. */
  calls: Pick<VirtualSessionCalls, 'addTool' | 'removeTool'>;
}

/** Of these a session has one or none. */
const switched = ['CHAT', 'QNA'] as const;
const labels = {
  CHAT: 'organizer.mobileApp.feature.chat',
  QNA: 'organizer.virtualSessions.tools.qna',
} as const satisfies Record<(typeof switched)[number], string>;

/** What attendees do while they watch: on and off, and quizzes. What is turned off takes with it what was written. 002 §7 Agenda. */
export function ToolsPart({ tools, calls }: ToolsPartProps) {
  const t = useT();
  const locale = useLocale();
  const box = useRef<HTMLElement>(null);
  const remember = usePressed(box);
  const [isAdding, setAdding] = useState(false);
  const { isBusy, news, problem, act, notify, refuse, dialog } = useAction(virtualProblem);
  const quizzes = tools.filter(({ type }) => type === 'QUIZ');
  const turn = async (type: (typeof switched)[number], tool: EngagementTool | undefined) => {
    const name = t(labels[type]);
    if (!tool) {
      if (await act(() => calls.addTool({ type, title: name })))
        notify(t('organizer.virtualSessions.tools.isOn', { name }));
      return;
    }
    const isDone = await act(() => calls.removeTool(tool.id), {
      title: t('organizer.virtualSessions.tools.off.title', { name }),
      text: t('organizer.virtualSessions.tools.off.text'),
      action: t('organizer.virtualSessions.tools.off.action'),
      tone: 'danger',
    });
    if (isDone) notify(t('organizer.virtualSessions.tools.isOff', { name }));
  };
  const remove = async ({ id, title: name }: EngagementTool) => {
    remember();
    const isDone = await act(() => calls.removeTool(id), {
      title: t('organizer.sharing.remove.title', { name }),
      text: t('organizer.virtualSessions.quiz.remove'),
      action: t('organizer.sharing.remove.action'),
      tone: 'danger',
    });
    if (isDone) notify(t('organizer.tags.deleted', { name }));
  };
  return (
    <VideoPart
      ref={box}
      title={t('organizer.virtualSessions.tools')}
      text={t('organizer.virtualSessions.tools.text')}
      actions={
        <Button
          icon={<Icon name="plus" />}
          onClick={() => {
            notify('');
            refuse(null);
            setAdding(true);
          }}
        >
          {t('organizer.virtualSessions.quiz.add')}
        </Button>
      }
    >
      <NewsLine text={news} className={css.quiet} />
      <ProblemNotice problem={problem} />
      <PlainList aria-label={t('organizer.virtualSessions.tools')} className={css.list}>
        {switched.map((type) => {
          const tool = tools.find((each) => each.type === type);
          return (
            <li key={type}>
              <label className={css.row}>
                <span className={css.name}>{t(labels[type])}</span>
                <input
                  type="checkbox"
                  role="switch"
                  checked={tool !== undefined}
                  aria-busy={isBusy || undefined}
                  onChange={() => {
                    if (!isBusy) void turn(type, tool);
                  }}
                  className={switchBox}
                />
              </label>
            </li>
          );
        })}
        {quizzes.map((quiz) => (
          <li key={quiz.id} className={css.row}>
            <div className={css.about}>
              <bdi className={css.name}>{quiz.title}</bdi>
              <span className={css.quiet}>
                {t('organizer.virtualSessions.quiz.questions', {
                  figure: quiz.questions.length.toLocaleString(locale),
                })}
              </span>
            </div>
            <IconButton
              label={t('organizer.tags.delete', { name: quiz.title })}
              icon={<OrganizerIcon name="trash" />}
              onClick={() => void remove(quiz)}
            />
          </li>
        ))}
      </PlainList>
      {isAdding && (
        <QuizDialog
          run={(values) => calls.addTool({ type: 'QUIZ', ...quizRequest(values) })}
          onDone={(name) => {
            setAdding(false);
            notify(t('organizer.ticketTypes.duplicated', { name }));
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {dialog}
    </VideoPart>
  );
}
