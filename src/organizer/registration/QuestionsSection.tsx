'use client';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useFormState, type Control } from 'react-hook-form';
import type { AnswerCount, FormQuestionType } from '../../contract';
import { freeQuestionId, newQuestion, withoutQuestion, type FormDraft } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { NativeSelect, type Option } from '../../themed/kit/NativeSelect';
import { useConfirm } from '../confirm';
import { useEditorField } from '../fields';
import { SortableList } from '../form';
import { useEditorContext } from '../form/EditorContext';
import { QuestionRow } from './QuestionRow';
import { questionTypes, typeKeys } from './questionTypes';
import * as css from './registration.css';

export interface QuestionsSectionProps {
  answers: readonly AnswerCount[];
  ticketTypes: readonly Option[];
}

/** The questions in their order. Those that keep the form from being saved are opened. */
export function QuestionsSection({ answers, ticketTypes }: QuestionsSectionProps) {
  const t = useT();
  const locale = useLocale();
  const box = useId();
  const { methods } = useEditorContext();
  const { getValues, setValue, control } = methods;
  const nameOf = (id: string) => {
    const label = String(getValues(`questions.${id}.label`) ?? '');
    return label || t('organizer.registration.new');
  };
  const order = useEditorField<string[]>('order', t('organizer.registration.order'), {
    show: (ids) => new Intl.ListFormat(locale).format((ids as string[] | undefined)?.map(nameOf) ?? []),
  });
  const { confirm, dialog } = useConfirm();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setOpen((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]))),
    [],
  );
  useFaulty(control, (ids) => setOpen((now) => new Set([...now, ...ids])));
  const add = (type: FormQuestionType) => {
    const id = freeQuestionId(order.value);
    setValue(`questions.${id}`, newQuestion(type, id), { shouldDirty: true });
    order.set([...order.value, id]);
    setOpen((now) => new Set([...now, id]));
    requestAnimationFrame(() =>
      document
        .getElementById(box)
        ?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] input`)
        ?.focus(),
    );
  };
  const remove = useRef<(id: string) => Promise<void>>(undefined);
  useEffect(() => {
    remove.current = async (id) => {
      const count = answers.find((one) => one.questionId === id)?.total ?? 0;
      const isSure =
        count === 0 ||
        (await confirm({
          title: t('organizer.registration.removeTitle', { label: nameOf(id) }),
          text: t('organizer.registration.removeText', { count }),
          action: t('organizer.registration.remove'),
          tone: 'danger',
        }));
      if (!isSure) return;
      const next = withoutQuestion(getValues() as FormDraft, id);
      setValue('order', next.order, { shouldDirty: true });
      setValue('questions', next.questions, { shouldDirty: true });
    };
  });
  const onRemove = useCallback((id: string) => void remove.current?.(id), []);
  return (
    <div id={box} className={css.whole}>
      {order.value.length === 0 && <p className={css.note}>{t('organizer.registration.empty')}</p>}
      <SortableList
        items={order.value}
        idOf={(id) => id}
        labelOf={nameOf}
        label={t('organizer.registration.questions')}
        onReorder={(ids) => order.set([...ids])}
      >
        {(id) => (
          <QuestionRow
            id={id}
            isOpen={open.has(id)}
            onToggle={toggle}
            onRemove={onRemove}
            answers={answers.find((one) => one.questionId === id)}
            ticketTypes={ticketTypes}
          />
        )}
      </SortableList>
      <NativeSelect
        aria-label={t('organizer.registration.add')}
        placeholder={t('organizer.registration.add')}
        options={questionTypes.map((value) => ({ value, label: t(typeKeys[value]) }))}
        value=""
        onChange={(event) => add(event.target.value as FormQuestionType)}
      />
      {dialog}
    </div>
  );
}

/** After each save that the form itself refused: the questions with something wrong. */
function useFaulty(control: Control, onFaulty: (ids: string[]) => void) {
  const { submitCount, errors } = useFormState({ control });
  const seen = useRef(0);
  useEffect(() => {
    if (submitCount === seen.current) return;
    seen.current = submitCount;
    onFaulty(Object.keys((errors as { questions?: object }).questions ?? {}));
  }, [submitCount, errors, onFaulty]);
}
