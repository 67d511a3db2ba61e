'use client';
import { useCallback, useId, useReducer } from 'react';
import { useWatch } from 'react-hook-form';
import type { AnswerCount } from '../../contract';
import {
  freeQuestionId,
  orderOf,
  questionIdOf,
  withoutQuestion,
  type FormDraft,
  type QuestionDraft,
} from '../../domain';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { useLatest } from '../../react';
import type { Option } from '../../themed/kit/NativeSelect';
import { useConfirm } from '../kit/confirm';
import { useEditorField } from '../kit/fields';
import { SortableList } from '../kit/form';
import { useEditorContext } from '../kit/form/EditorContext';
import { useOpenRows, useRowNames } from '../kit/form/formRows';
import { AddQuestion } from './AddQuestion';
import type { AttributesLoad } from './AttributePicker';
import { QuestionRow } from './QuestionRow';
import * as css from './registrationForm.css';

export interface QuestionsSectionProps {
  answers: readonly AnswerCount[];
  ticketTypes: readonly Option[];
  sessions: readonly Option[];
  attributes: AttributesLoad;
}

/** The questions in their order. Those that keep the form from being saved are opened. */
export function QuestionsSection(props: QuestionsSectionProps) {
  const { answers, ticketTypes, sessions, attributes } = props;
  const t = useT();
  const locale = useLocale();
  const box = useId();
  const { methods } = useEditorContext();
  const { getValues, setValue, control } = methods;
  const newName = t('organizer.registrationForm.new');
  const nameOf = (id: string) => String(getValues(`questions.${id}.label`) ?? '') || newName;
  const countOf = (id: string) => answers.find((one) => one.questionId === questionIdOf(id));
  const order = useEditorField<string[]>('order', t('organizer.registrationForm.order'), {
    show: (ids) => listText(locale, (ids as string[] | undefined)?.map(nameOf) ?? []),
  });
  const known = useWatch({
    control,
    name: 'questions',
    compute: (questions) => Object.keys(questions as object),
  });
  const ids = orderOf({ order: order.value, questions: known });
  useRowNames<QuestionDraft>(
    'questions',
    t('organizer.registrationForm.questions'),
    (question) => question.label || newName,
  );
  const { confirm, dialog } = useConfirm();
  const { open, toggle, unfold } = useOpenRows('questions');
  const add = (questionOf: (id: string) => QuestionDraft) => {
    const id = freeQuestionId(ids);
    setValue(`questions.${id}`, questionOf(id), { shouldDirty: true });
    order.set([...ids, id]);
    unfold(id);
    return () =>
      document
        .getElementById(box)
        ?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] input`)
        ?.focus();
  };
  const removeRef = useLatest<(id: string) => Promise<void>>(async (id) => {
    const count = countOf(id)?.total ?? 0;
    const isSure =
      count === 0 ||
      (await confirm({
        title: t('organizer.registrationForm.removeTitle', { label: nameOf(id) }),
        text: t('organizer.registrationForm.removeText', { count }),
        action: t('organizer.registrationForm.remove'),
        tone: 'danger',
      }));
    if (!isSure) return;
    const next = withoutQuestion(getValues() as FormDraft, id);
    setValue('order', next.order, { shouldDirty: true });
    setValue('questions', next.questions, { shouldDirty: true });
  });
  const onRemove = useCallback((id: string) => void removeRef.current(id), [removeRef]);
  // What a question is called may be another once its field is left.
  const [, readNames] = useReducer((times: number) => times + 1, 0);
  return (
    <div id={box} className={css.whole}>
      {ids.length === 0 && <p className={css.note}>{t('organizer.registrationForm.empty')}</p>}
      <SortableList
        items={ids}
        idOf={(id) => id}
        labelOf={nameOf}
        label={t('organizer.registrationForm.questions')}
        onReorder={(next) => order.set([...next])}
      >
        {(id) => (
          <QuestionRow
            id={id}
            isOpen={open.has(id)}
            onToggle={toggle}
            onRemove={onRemove}
            onLeave={readNames}
            answers={countOf(id)}
            ticketTypes={ticketTypes}
            sessions={sessions}
          />
        )}
      </SortableList>
      <AddQuestion attributes={attributes} onAdd={add} />
      {dialog}
    </div>
  );
}
