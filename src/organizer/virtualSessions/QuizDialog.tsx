'use client';
import { useWatch } from 'react-hook-form';
import {
  newQuestion,
  newQuiz,
  optionsIn,
  quizSchema,
  virtualProblem,
  type QuizValues,
} from '../../domain/virtualSessions';
import { useT } from '../../i18n';
import { LongTextField, SelectField, TextField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { ActionDialog, FieldRows } from '../kit/form';
import { useEditorControl } from '../kit/form/EditorContext';

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
      failedTitle="organizer.kit.form.failed.notAdded"
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
  return (
    <FieldRows
      name="questions"
      newRow={newQuestion}
      firstField="text"
      legend={(number) => t('organizer.virtualSessions.quiz.question', { number })}
      removeText={(number) => t('organizer.virtualSessions.quiz.removeQuestion', { number })}
      addText={t('organizer.virtualSessions.quiz.addQuestion')}
    >
      {(index) => <QuestionFields index={index} />}
    </FieldRows>
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
