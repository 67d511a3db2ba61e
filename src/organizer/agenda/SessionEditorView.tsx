'use client';
import { useMemo } from 'react';
import type { AgendaSession } from '../../contract';
import {
  newSession,
  sessionProblem,
  sessionSchema,
  sessionValues,
  type SessionValues,
} from '../../domain/agenda';
import type { Saved, SaveCalls } from '../../hooks';
import { useT } from '../../i18n';
import { RemoveButton, useConfirm } from '../kit/confirm';
import { EditorForm, useEditor } from '../kit/form';
import { PageHeader, type BackLink } from '../kit/page';
import * as css from './agenda.css';
import { SessionRegistered } from './SessionRegistered';
import { SessionSections } from './SessionSections';
import { SessionStatusTag } from './SessionStatusTag';
import type { SessionContext } from './useSessionContext';

export interface SessionEditorViewProps extends Omit<SaveCalls<SessionValues>, 'toErrorMessage'> {
  /** As it is kept; `null` for a new one. */
  session: AgendaSession | null;
  context: SessionContext;
  onSaved?: ((saved: Saved<SessionValues>) => void) | undefined;
  /** The agenda. */
  back?: BackLink | undefined;
  /** Rejects with the client's ApiError. */
  onRemove: () => Promise<unknown>;
}

/** A session as its form has it. */
export const savedSession = (session: AgendaSession, timeZone: string): Saved<SessionValues> => ({
  values: sessionValues(session, timeZone),
  version: session.version,
});

/** A session as a form; knows nothing of where it comes from. Asks before one is cancelled, which is the end of it. */
export function SessionEditorView(props: SessionEditorViewProps) {
  const { session, context, save, reload, onSaved, back, onRemove } = props;
  const { timeZone, firstDay, lastDay, locations } = context;
  const t = useT();
  const { confirm, dialog } = useConfirm();
  const registered = session?.registered ?? 0;
  const saved = useMemo(
    () => (session ? savedSession(session, timeZone) : { values: newSession(firstDay), version: 0 }),
    [session, timeZone, firstDay],
  );
  const schema = useMemo(
    () => sessionSchema({ timeZone, firstDay, lastDay, locations, registered }),
    [timeZone, firstDay, lastDay, locations, registered],
  );
  const editor = useEditor<SessionValues>({
    saved,
    schema,
    save,
    reload,
    onSaved,
    toErrorMessage: sessionProblem,
  });
  const { status, title: savedTitle } = editor.saved.values;
  const submit = async () => {
    const { methods } = editor;
    const isEnding = status !== 'CANCELLED' && methods.getValues('status') === 'CANCELLED';
    if (!isEnding || !(await methods.trigger())) return editor.submit();
    const isSure = await confirm({
      title: t('organizer.agenda.cancel.title'),
      text: t('organizer.agenda.cancel.text'),
      action: t('organizer.agenda.cancel.action'),
      cancel: t('organizer.kit.form.leave.stay'),
      tone: 'danger',
    });
    return isSure && editor.submit();
  };
  const title = session ? savedTitle : t('organizer.agenda.place.new');
  return (
    <>
      <EditorForm
        editor={{ ...editor, submit }}
        title={title}
        isNew={!session}
        head={
          <PageHeader
            title={<bdi>{title}</bdi>}
            back={back}
            status={session && <SessionStatusTag status={status} />}
          />
        }
        aside={
          session && (
            <div className={css.beside}>
              <SessionRegistered session={session} />
              <RemoveButton
                question={{
                  title: t('organizer.sharing.remove.title', { name: savedTitle }),
                  text: t('organizer.agenda.remove.text'),
                }}
                onRemove={onRemove}
                toErrorMessage={sessionProblem}
              />
            </div>
          )
        }
      >
        <SessionSections context={context} status={session ? status : null} registered={registered} />
      </EditorForm>
      {dialog}
    </>
  );
}
