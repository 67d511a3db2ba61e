'use client';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import {
  newQuestion,
  newQuiz,
  optionsIn,
  quizSchema,
  virtualProblem,
  type QuizValues,
} from '../../domain/virtualSessions';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { LongTextField, SelectField, TextField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { ActionDialog } from '../kit/form';
import { useEditorControl } from '../kit/form/EditorContext';
import { OrganizerIcon } from '../kit/look';
import * as css from './virtualSessions.css';

interface QuizDialogProps {
  /** Rejects with the client's ApiError. */
  run: (quiz: QuizValues) => Promise<unknown>;
  onDone: (title: string) => void;
  onClose: () => void;
}

/** A quiz for those who watch: its questions, each with the options and the one that is right. */
export function QuizDialog({ run, onDone, onClose }: QuizDialogProps) {
  const t = useT();
  return (
    <ActionDialog<QuizValues>
      title={t('organizer.virtualSessions.quiz.add')}
      action={t('organizer.virtualSessions.quiz.add')}
      values={newQuiz}
      schema={quizSchema}
      run={run}
      toErrorMessage={virtualProblem}
      onDone={({ title }) => onDone(title.trim())}
      onClose={onClose}
    >
      <TextField<QuizValues> name="title" label={t('organizer.agenda.name')} required />
      <Questions />
    </ActionDialog>
  );
}

function Questions() {
  const t = useT();
  const control = useEditorControl<QuizValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'questions' });
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={css.question}>
          <legend className={css.questionHead}>
            {t('organizer.virtualSessions.quiz.question', { number: index + 1 })}
          </legend>
          <QuestionFields index={index} />
          {fields.length > 1 && (
            <div>
              <Button
                icon={<OrganizerIcon name="trash" />}
                onClick={() => {
                  remove(index);
                  add.current?.focus();
                }}
              >
                {t('organizer.virtualSessions.quiz.removeQuestion', { number: index + 1 })}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      <div className={css.question}>
        <div>
          <Button
            ref={add}
            icon={<Icon name="plus" />}
            onClick={() =>
              append(newQuestion, { shouldFocus: true, focusName: `questions.${fields.length}.text` })
            }
          >
            {t('organizer.virtualSessions.quiz.addQuestion')}
          </Button>
        </div>
      </div>
    </>
  );
}

function QuestionFields({ index }: { index: number }) {
  const t = useT();
  const control = useEditorControl<QuizValues>();
  const lines = useWatch({ control, name: `questions.${index}.options` });
  const options = optionsIn(lines);
  return (
    <>
      <TextField<QuizValues>
        name={`questions.${index}.text`}
        label={t('organizer.registrationForm.label')}
        required
      />
      <LongTextField<QuizValues>
        name={`questions.${index}.options`}
        label={t('organizer.virtualSessions.quiz.options')}
        hint={t('organizer.virtualSessions.quiz.optionsHint')}
        alsoChecks={[`questions.${index}.right`]}
        required
      />
      <SelectField<QuizValues>
        name={`questions.${index}.right`}
        label={t('organizer.virtualSessions.quiz.right')}
        options={optionsOf(options, (option) => option)}
        required
      />
    </>
  );
}
