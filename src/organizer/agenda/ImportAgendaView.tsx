'use client';
import { messageOf } from '../../domain';
import { sessionColumns, type SessionLine } from '../../domain/agenda';
import type { AgendaImportState } from '../../hooks/organizer/agenda/useAgendaImport';
import { useT, type MessageKey } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { Notice } from '../../themed/kit/Notice';
import { ChooseFile, RowProblems } from '../kit/fileImport';
import * as css from '../kit/fileImport/fileImport.css';
import { PageHeader, type BackLink } from '../kit/page';
import { ImportedSessions } from './ImportedSessions';

export interface ImportAgendaViewProps {
  state: AgendaImportState;
  onChoose: (file: File) => void;
  onSend: () => void;
  /** Another file. */
  onReset: () => void;
  /** They want a file to begin with. */
  onExample: () => void;
  /** The agenda they will be part of. */
  back?: BackLink | undefined;
}

/** How times and speakers are written in a file. */
const written = { time: '2026-05-14 09:30', speaker: 'Maren Holt <maren@example.com>' };

/** Sessions from a file: what it would make, what is wrong with it, and what became of it. 002 §7 Agenda import. */
export function ImportAgendaView(props: ImportAgendaViewProps) {
  const { state, onChoose, onExample, onReset, back } = props;
  const t = useT();
  return (
    <>
      <PageHeader
        title={t('organizer.agenda.place.import')}
        lead={t('organizer.agenda.import.lead')}
        back={back}
      />
      <div className={css.parts}>
        {(state.at === 'empty' || state.at === 'unusable') && (
          <ChooseFile
            text={t('organizer.agenda.import.columns', written)}
            columns={sessionColumns}
            unusable={
              state.at === 'unusable'
                ? { name: state.name, text: messageOf<MessageKey>(state.problem.message, t) }
                : undefined
            }
            onChoose={onChoose}
            onExample={onExample}
          />
        )}
        {(state.at === 'read' || state.at === 'sending') && <Read {...props} state={state} />}
        {state.at === 'done' && (
          <>
            <Notice tone="positive" live="polite">
              {t('organizer.agenda.import.done', { count: state.count })}
            </Notice>
            <div className={css.buttons}>
              <Button onClick={onReset}>{t('registration.file.another')}</Button>
            </div>
          </>
        )}
      </div>
    </>
  );
}

type ReadProps = Pick<ImportAgendaViewProps, 'onSend' | 'onReset'> & {
  state: Extract<AgendaImportState, { at: 'read' | 'sending' }>;
};

function Read({ state, onSend, onReset }: ReadProps) {
  const t = useT();
  const { name, lines, problem } = state;
  const bad = lines.flatMap(({ line, problem: wrong }) =>
    wrong ? [{ line, field: wrong.field, text: t(wrong.key) }] : [],
  );
  const refused = problem && refusedLine(lines, problem.field);
  return (
    <>
      <Heading level={2} size="lg">
        <bdi>{name}</bdi>
      </Heading>
      {bad.length > 0 ? (
        <Notice tone="danger" live="assertive">
          {t('organizer.agenda.import.bad', { count: bad.length })}
        </Notice>
      ) : (
        <Notice tone="positive" live="polite">
          {t('organizer.agenda.import.good', { count: lines.length })}
        </Notice>
      )}
      {bad.length > 0 ? (
        <RowProblems title={t('organizer.agenda.import.errors')} rows={bad} />
      ) : (
        <ImportedSessions lines={lines} />
      )}
      {problem && (
        <div role="alert">
          {refused ? (
            <RowProblems
              title={t('organizer.agenda.import.errors')}
              rows={[{ ...refused, text: messageOf<MessageKey>(problem.message, t) }]}
            />
          ) : (
            <Notice tone="danger">{messageOf<MessageKey>(problem.message, t)}</Notice>
          )}
        </div>
      )}
      <div className={css.buttons}>
        <Button onClick={onReset}>{t('registration.file.another')}</Button>
        {bad.length === 0 && (
          <Button variant="primary" busy={state.at === 'sending'} onClick={onSend}>
            {t('organizer.agenda.import.action', { count: lines.length })}
          </Button>
        )}
      </div>
    </>
  );
}

/** Where in the file the row is that the backend refused: `rows[3].start`. */
function refusedLine(lines: readonly SessionLine[], field = '') {
  const [, index, column] = /^rows\[(\d+)\]\.(\w+)/.exec(field) ?? [];
  const line = index === undefined ? undefined : lines[Number(index)]?.line;
  return line === undefined || column === undefined ? null : { line, field: column };
}
