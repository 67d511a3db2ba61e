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
import { RemoveButton } from '../kit/confirm';
import type { BackLink } from '../kit/page';
import { EditorScreen } from '../kit/record';
import * as css from './agenda.css';
import { ConflictCount, ConflictNews } from './SessionConflicts';
import { SessionRegistered } from './SessionRegistered';
import { SessionSections } from './SessionSections';
import { SessionStatusTag } from './SessionStatusTag';
import type { SessionPageLinks } from './links';
import { SessionTabs } from './SessionTabs';
import type { SessionContext } from './useSessionContext';
import type { OtherSessions } from './useSessionConflicts';

export interface SessionEditorViewProps
  extends Omit<SaveCalls<SessionValues>, 'toErrorMessage'>, SessionPageLinks {
  /** As it is saved; `null` for a new one. */
  session: AgendaSession | null;
  context: SessionContext;
  /** What it may be in conflict with. */
  others: OtherSessions;
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
  const { session, context, others, save, reload, onSaved, back, pageHrefOf, onNavigate, onRemove } = props;
  const { timeZone, firstDay, lastDay, locations } = context;
  const t = useT();
  const registered = session?.registered ?? 0;
  const scope = { session, context, others };
  const saved = useMemo(
    () => (session ? savedSession(session, timeZone) : { values: newSession(firstDay), version: 0 }),
    [session, timeZone, firstDay],
  );
  const schema = useMemo(
    () => sessionSchema({ timeZone, firstDay, lastDay, locations, registered }),
    [timeZone, firstDay, lastDay, locations, registered],
  );
  return (
    <EditorScreen<SessionValues>
      record={{ saved, save, reload, onSaved }}
      schema={schema}
      toErrorMessage={sessionProblem}
      title={(editor) => (session ? editor.saved.values.title : t('organizer.agenda.place.new'))}
      status={(editor) => session && <SessionStatusTag status={editor.saved.values.status} />}
      back={back}
      nav={
        session && (
          <SessionTabs
            sessionId={session.id}
            current="details"
            pageHrefOf={pageHrefOf}
            onNavigate={onNavigate}
          />
        )
      }
      note={<ConflictCount scope={scope} />}
      saveQuestion={({ methods, saved: { values } }) =>
        values.status !== 'CANCELLED' && methods.getValues('status') === 'CANCELLED'
          ? {
              title: t('organizer.agenda.cancel.title'),
              text: t('organizer.agenda.cancel.text'),
              action: t('organizer.agenda.cancel.action'),
              cancel: t('organizer.kit.form.leave.stay'),
              tone: 'danger',
            }
          : undefined
      }
      aside={
        session &&
        ((editor) => (
          <div className={css.beside}>
            <SessionRegistered session={session} />
            <RemoveButton
              question={{
                title: t('organizer.sharing.remove.title', { name: editor.saved.values.title }),
                text: t('organizer.agenda.remove.text'),
              }}
              onRemove={onRemove}
              toErrorMessage={sessionProblem}
            />
          </div>
        ))
      }
    >
      {(editor) => (
        <>
          <ConflictNews scope={scope} />
          <SessionSections
            scope={scope}
            status={session ? editor.saved.values.status : null}
            registered={registered}
          />
        </>
      )}
    </EditorScreen>
  );
}
