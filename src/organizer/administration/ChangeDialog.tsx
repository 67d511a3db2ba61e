'use client';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { object, type ObjectSchema } from 'yup';
import { maxReasonLength, supportProblem, type Reasoned } from '../../domain/administration';
import { useSupportLog, type SaveCalls } from '../../hooks';
import { useT } from '../../i18n';
import { LongTextField } from '../kit/fields';
import { ActionDialog, FormDialog, useEditor } from '../kit/form';
import * as css from './administration.css';
import { Pairs } from './Pairs';

/** How a dialog of a list of changes ends. */
export interface ChangeEnds {
  /** It was made; `what` says which. */
  onDone: (what: string) => void;
  onClose: () => void;
}

export interface ChangeDialogProps<Values extends FieldValues & Reasoned> extends ChangeEnds {
  /** What is changed: a verb. */
  title: string;
  /** What will happen. */
  text: string;
  /** Whom or what it is about: “Account 77”. */
  subject: string;
  tone?: 'primary' | 'danger' | undefined;
  /** What the form begins with. */
  values: Values;
  schema: ObjectSchema<Values>;
  /** What it is changed to, for the second question and the log; absent where the title says it all. */
  changeOf?: ((values: Values) => string) | undefined;
  /** Whether anything differs from what there is; a change that is none is not asked about. */
  isChange?: ((values: Values) => boolean) | undefined;
  /** The call. Why it fails is said in the second question, and what was typed stays. */
  run: (values: Values) => Promise<unknown>;
  /** Says why it failed; `supportProblem` when absent. */
  toErrorMessage?: SaveCalls<unknown>['toErrorMessage'];
  /** Fields, above the reason. */
  children?: ReactNode;
}

const noFields = object({});
const always = () => true;

/** A change by support: what and why, then the question whether it is meant; once made it is in the log. */
export function ChangeDialog<Values extends FieldValues & Reasoned>(props: ChangeDialogProps<Values>) {
  const { title, text, subject, tone, values, schema, changeOf, run, onDone, onClose, children } = props;
  const { toErrorMessage = supportProblem, isChange = always } = props;
  const t = useT();
  const { note } = useSupportLog();
  const [asked, setAsked] = useState<Values | null>(null);
  const [saved] = useState({ values, version: 0 });
  const editor = useEditor<Values>({
    saved,
    schema,
    save: async (typed, version) => {
      if (!isChange(typed)) throw new Error('Nothing was changed.');
      return Promise.resolve({ values: typed, version: version + 1 });
    },
    toErrorMessage: () => ({ message: { key: 'organizer.administration.problem.noChange' } }),
    onSaved: (checked) => setAsked(checked.values),
  });
  const change = asked ? (changeOf?.(asked) ?? '') : '';
  const what = change ? t('organizer.administration.change', { title, change }) : title;
  return (
    <>
      <FormDialog
        editor={editor}
        title={title}
        text={text}
        action={t('organizer.administration.review')}
        onClose={onClose}
      >
        {children}
        <LongTextField<Reasoned>
          name="reason"
          label={t('organizer.administration.reason')}
          hint={t('organizer.administration.reasonHint')}
          limit={maxReasonLength}
          rows={2}
          required
        />
      </FormDialog>
      {asked && (
        <ActionDialog
          title={t('organizer.administration.ask.title')}
          text={text}
          action={title}
          tone={tone}
          cancel={t('organizer.administration.ask.back')}
          values={{}}
          schema={noFields}
          toErrorMessage={toErrorMessage}
          run={() => run(asked)}
          onDone={() => {
            note({ what, subject, reason: asked.reason });
            onDone(what);
          }}
          onClose={() => setAsked(null)}
        >
          <div className={css.whole}>
            <Pairs
              pairs={[
                [t('organizer.administration.ask.change'), what],
                [t('organizer.administration.ask.subject'), <bdi key="subject">{subject}</bdi>],
                [t('organizer.administration.reason'), <bdi key="reason">{asked.reason}</bdi>],
              ]}
            />
          </div>
        </ActionDialog>
      )}
    </>
  );
}
