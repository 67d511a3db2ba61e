'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { object, type ObjectSchema } from 'yup';
import { isSame } from '../../domain';
import { maxReasonLength, supportProblem, type Reasoned } from '../../domain/administration';
import { useSupportLog, type SaveCalls } from '../../hooks';
import { changedMeanwhileError, problemOf } from '../../hooks/organizer/resource/useSave';
import { useT } from '../../i18n';
import { LongTextField } from '../kit/fields';
import { ActionDialog, FormDialog, useEditor } from '../kit/form';
import { focusField } from '../kit/form/FieldLink';
import * as css from './administration.css';
import { Pairs, type Pair } from './Pairs';

/** What each dialog of a list of changes gets. */
export interface ChangeBase {
  /** What is changed: a verb. */
  title: string;
  /** What will happen. */
  text: string;
  /** It was made; `what` says which. */
  onDone: (what: string) => void;
  onClose: () => void;
}

export interface ChangeDialogProps<Values extends FieldValues & Reasoned> extends ChangeBase {
  /** Whom or what it is about: “Account 77”. */
  subject: string;
  tone?: 'primary' | 'danger' | undefined;
  /** What the backend has, and the form begins with. Where it changes meanwhile, the two are compared before the question. */
  values: Values;
  schema: ObjectSchema<Values>;
  /** What it is changed to, for the second question and the log; absent where the title says it all. */
  changeOf?: ((values: Values) => string) | undefined;
  /** What else the second question names. */
  detailsOf?: ((values: Values) => readonly Pair[]) | undefined;
  /** Whether anything differs from what there is; a change that is none is not asked about. */
  isChange?: ((values: Values) => boolean) | undefined;
  /** The call. Why it fails is said at the field that the backend names, else in the second question; what was typed stays. */
  run: (values: Values) => Promise<unknown>;
  /** Says why it failed; `supportProblem` when absent. */
  toErrorMessage?: SaveCalls<unknown>['toErrorMessage'];
  /** Fields, above the reason. */
  children?: ReactNode;
}

const noFields = object({});

/** A change as it was reviewed: what is sent is what the question names, whatever is read again meanwhile. */
interface Reviewed {
  what: string;
  details: readonly Pair[];
  reason: string;
  run: () => Promise<unknown>;
}

/** A change by support: what and why, then the question whether it is meant; once made it is in the log. */
export function ChangeDialog<Values extends FieldValues & Reasoned>(props: ChangeDialogProps<Values>) {
  const { title, text, subject, tone, onDone, onClose, children, toErrorMessage = supportProblem } = props;
  const t = useT();
  const { note } = useSupportLog();
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const editor = useReview(props, setReviewed);
  const [refused, setRefused] = useState<{ field: string } | null>(null);
  const { idOf } = editor.form;
  useEffect(() => {
    if (refused) focusField(idOf(refused.field));
  }, [refused, idOf]);
  const make = async (change: Reviewed) => {
    try {
      await change.run();
    } catch (error) {
      const { field, message } = problemOf(error, toErrorMessage);
      if (field !== undefined && editor.form.entries.has(field)) {
        editor.form.methods.setError(field, { type: 'refused', message: message.text ?? message.key });
        setRefused({ field });
        setReviewed(null);
      }
      throw error;
    }
  };
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
      {reviewed && (
        <ActionDialog
          title={t('organizer.administration.ask.title')}
          text={text}
          action={title}
          tone={tone}
          cancel={t('organizer.administration.ask.back')}
          values={{}}
          schema={noFields}
          toErrorMessage={toErrorMessage}
          run={() => make(reviewed)}
          onDone={() => {
            note({ what: reviewed.what, subject, reason: reviewed.reason });
            onDone(reviewed.what);
          }}
          onClose={() => setReviewed(null)}
        >
          <div className={css.whole}>
            <Pairs
              pairs={[
                [t('organizer.administration.ask.change'), <bdi key="change">{reviewed.what}</bdi>],
                ...reviewed.details,
                [t('organizer.administration.ask.subject'), <bdi key="subject">{subject}</bdi>],
                [t('organizer.administration.reason'), <bdi key="reason">{reviewed.reason}</bdi>],
              ]}
            />
          </div>
        </ActionDialog>
      )}
    </>
  );
}

/** The form of a change: reviewing it saves nothing, but is refused as a save is once somebody else was faster. */
function useReview<Values extends FieldValues & Reasoned>(
  { title, values, schema, changeOf, detailsOf, isChange, run }: ChangeDialogProps<Values>,
  onReviewed: (reviewed: Reviewed) => void,
) {
  const t = useT();
  const [opened] = useState({ values, version: 0 });
  /** What the backend had, by the version of the form that was made on it. */
  const known = useRef([values]);
  return useEditor<Values>({
    saved: opened,
    schema,
    isOnlyReviewed: true,
    save: async (typed, version) => {
      if (!isSame(known.current[version], values)) throw changedMeanwhileError();
      if (!(isChange ?? ((changed) => !isSame({ ...changed, reason: '' }, values)))(typed))
        throw new Error('Nothing was changed.');
      return Promise.resolve({ values: typed, version });
    },
    reload: async () => {
      known.current.push(values);
      return Promise.resolve({ values, version: known.current.length - 1 });
    },
    toErrorMessage: () => ({ message: { key: 'organizer.administration.problem.noChange' } }),
    onSaved: ({ values: typed }) => {
      const change = changeOf?.(typed) ?? '';
      onReviewed({
        what: change ? t('organizer.administration.change', { title, change }) : title,
        details: detailsOf?.(typed) ?? [],
        reason: typed.reason,
        run: () => run(typed),
      });
    },
  });
}
