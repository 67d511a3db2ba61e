'use client';
import { useEffect, useState, type ReactNode } from 'react';
import {
  countSelected,
  messageOf,
  nothingSelected,
  orderProblem,
  type TableSelection,
} from '../../../domain';
import { problemOf, useExport, useRunEach, type RunState, type SaveCalls } from '../../../hooks';
import { useLasting } from '../../../hooks/useLasting';
import { useT, type MessageKey } from '../../../i18n';
import { Notice } from '../../../themed/kit/Notice';
import { eligibleOf, type RunCheck } from '../confirm/runCheck';
import { lazyDialog } from '../lazy';
import type { BulkAction } from '../table';
import { ExportNotice } from '../table/ExportNotice';
import type { BulkQuestion, BulkTask } from './bulkTask';

export interface BulkActionsOptions<Row extends { id: string }> {
  /** The rows of this page. */
  page: readonly Row[];
  /** Rows that match, on all pages. */
  total: number;
  /** All rows that match. Rejects with the client's ApiError. */
  findEvery: (signal: AbortSignal) => Promise<readonly Row[]>;
  /** "We could not load the orders": they could not be found, and nothing was done. */
  failed: string;
  /** What can be done with `count` chosen rows; up to four, the most usual first. */
  actions: (count: number) => readonly BulkTask<Row>[];
}

/** What became of the last action; `null` as text for one that was stopped while its call was on its way. */
interface Outcome {
  tone: 'positive' | 'warning' | 'danger';
  text: string | null;
}

/** The action that was pressed, until its dialog is closed or its call has ended. */
interface OpenedTask {
  id: string;
  controller: AbortController;
  /** The one call for all rows, or the one that has the backend do it, is on its way. */
  isRunning: boolean;
}

const RunDialog = /* @__PURE__ */ lazyDialog(() => import('../confirm/RunDialog'), 'RunDialog');

/** Milliseconds until a call that nobody was asked about shows a way to stop it. */
const stopDelay = 1_000;

/**
 * Choosing several rows of a list, and what can be done with all of them at once: the question, its run, which can be stopped, and what
 * became of it. Leaving the screen stops it too.
 */
export function useBulkActions<Row extends { id: string }>(options: BulkActionsOptions<Row>) {
  const { page, total, findEvery, failed } = options;
  const t = useT();
  const [selection, setSelection] = useState<TableSelection>(nothingSelected);
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(new Map());
  const [opened, setOpened] = useState<OpenedTask | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const each = useRunEach();
  const count = countSelected(selection, total);
  const tasks = options.actions(count);
  const exportTask = tasks.find((task) => task.kind === 'export');
  const openedTask = tasks.find(({ id }) => id === opened?.id);
  const ids = selection.isEvery ? null : [...selection.ids];
  const file = useExport<'xlsx'>(exportTask?.make(ids));
  const isLong = useLasting(opened?.isRunning === true, stopDelay);
  const controller = opened?.controller;
  useEffect(() => () => controller?.abort(), [controller]);

  const remember = (found: readonly Row[]) =>
    setRows((known) => new Map([...known, ...found.map((row) => [row.id, row] as const)]));
  const readEvery = async (signal: AbortSignal) => {
    const found = await findEvery(signal);
    remember(found);
    return found;
  };
  const everyId = async (signal: AbortSignal) => (await readEvery(signal)).map(({ id }) => id);
  const finish = (next: Outcome | null, isDone: boolean) => {
    setOpened(null);
    setOutcome(next);
    if (isDone) setSelection(nothingSelected);
  };

  const runEach = async ({ run }: Extract<BulkTask<Row>, { kind: 'each' }>, check: RunCheck | null) => {
    const known = new Map(rows);
    const findIds = async (signal: AbortSignal) => {
      const found = await readEvery(signal);
      for (const row of found) known.set(row.id, row);
      return eligibleOf(
        found.map(({ id }) => id),
        check,
      );
    };
    try {
      await each.run(
        ids ? eligibleOf(ids, check) : { total: check?.eligible ?? count, findIds },
        (id, signal) => run(id, signal, known.get(id)),
      );
    } catch {
      finish({ tone: 'danger', text: failed }, false);
    }
  };
  const failedWith = (error: unknown, toErrorMessage?: SaveCalls<unknown>['toErrorMessage']): Outcome => ({
    tone: 'danger',
    text: messageOf<MessageKey>(problemOf(error, toErrorMessage).message, t),
  });
  const runAll = async (
    task: Extract<BulkTask<Row>, { kind: 'all' }>,
    running: AbortController,
    check: RunCheck | null = null,
  ) => {
    const { signal } = running;
    setOpened({ id: task.id, controller: running, isRunning: true });
    let isSent = false;
    try {
      const chosen = eligibleOf(ids ?? (await everyId(signal)), check);
      isSent = true;
      finish({ tone: 'positive', text: await task.run(chosen, signal) }, true);
    } catch (error) {
      if (!signal.aborted) finish(failedWith(error, task.toErrorMessage), false);
      else finish(isSent ? { tone: 'warning', text: null } : null, false);
    }
  };
  const startJob = async (
    { id, job, toErrorMessage = orderProblem }: EachTaskWithJob<Row>,
    running: AbortController,
  ) => {
    setOpened({ id, controller: running, isRunning: true });
    try {
      await job.start(ids, running.signal);
      finish(null, true);
    } catch (error) {
      finish(
        running.signal.aborted ? { tone: 'warning', text: null } : failedWith(error, toErrorMessage),
        false,
      );
    }
  };
  const press = (task: BulkTask<Row>) => {
    if (opened?.isRunning) return;
    setOutcome(null);
    const next = new AbortController();
    if (task.kind === 'export') file.start('xlsx', task.name);
    else if (task.kind === 'all' && !task.question) void runAll(task, next);
    else setOpened({ id: task.id, controller: next, isRunning: false });
  };
  const close = () => {
    finish(outcome, false);
    if (each.state.at === 'ended') setSelection(leftOf(each.state, openedTask));
    each.reset();
  };

  const read = async (signal: AbortSignal) =>
    ids ? ids.flatMap((id) => rows.get(id) ?? []) : readEvery(signal);
  const dialogOf = (task: BulkTask<Row>, { isRunning, controller: running }: OpenedTask): ReactNode => {
    if (task.kind === 'dialog')
      return task.render({
        count,
        signal: running.signal,
        rows: [...rows.values()],
        read: () => read(running.signal),
        onDone: (text) => finish(text === undefined ? null : { tone: 'positive', text }, true),
        onClose: close,
      });
    /** What every question has. */
    const questionOf = ({ check, ...question }: BulkQuestion<Row>) => ({
      ...question,
      count,
      onClose: close,
      check: check && ((signal: AbortSignal) => check({ ids, signal, read: () => read(signal) })),
    });
    const oneCall: RunState = isRunning ? { at: 'running', done: 0, total: count } : { at: 'idle' };
    if (isJob(task, count))
      return (
        <RunDialog
          {...questionOf(task.question)}
          text={`${task.question.text} ${task.job.text}`}
          state={oneCall}
          toErrorMessage={task.toErrorMessage}
          onBegin={() => void startJob(task, running)}
          onStop={() => running.abort()}
        />
      );
    if (task.kind === 'each') {
      const { nameOf } = task;
      return (
        <RunDialog
          {...questionOf(task.question)}
          state={each.state}
          toErrorMessage={task.toErrorMessage}
          nameOf={(id) => {
            const row = rows.get(id);
            return nameOf && row ? nameOf(row) : id;
          }}
          onBegin={(check) => void runEach(task, check)}
          onStop={each.stop}
        />
      );
    }
    if (task.kind === 'export' || !(task.question ?? isLong)) return null;
    return (
      <RunDialog
        {...questionOf(task.question ?? { title: task.label, text: '', action: task.label })}
        state={oneCall}
        toErrorMessage={task.toErrorMessage}
        onBegin={(check) => void runAll(task, running, check)}
        onStop={() => running.abort()}
      />
    );
  };

  const actions = tasks.map((task): BulkAction => ({
    id: task.id,
    label: task.label,
    icon: task.icon,
    busy: task.kind === 'export' ? file.state.at === 'running' : opened?.isRunning && opened.id === task.id,
    onPress: () => press(task),
  }));
  const notice: ReactNode = outcome ? (
    <Notice
      tone={outcome.tone}
      live={outcome.tone === 'positive' ? 'polite' : 'assertive'}
      title={outcome.text === null ? t('organizer.kit.run.stopped') : undefined}
      onDismiss={() => setOutcome(null)}
    >
      {outcome.text ?? t('organizer.kit.run.uncertain')}
    </Notice>
  ) : (
    (file.state.at === 'done' || file.state.at === 'failed') && (
      <ExportNotice state={file.state} onDismiss={file.cancel} />
    )
  );
  return {
    selection,
    setSelection: (next: TableSelection) => {
      remember(page);
      // Whoever chooses rows is about to do something with them.
      void RunDialog.load();
      setSelection(next);
    },
    actions,
    dialog: opened && openedTask && dialogOf(openedTask, opened),
    notice,
    /** Says in the same notice what else was done with the list. */
    notify: (text: string) => setOutcome({ tone: 'positive', text }),
    /** Says there that something else was stopped while its call was on its way. */
    notifyStopped: () => setOutcome({ tone: 'warning', text: null }),
  };
}

type EachTaskWithJob<Row> = Required<Pick<Extract<BulkTask<Row>, { kind: 'each' }>, 'job'>> &
  Extract<BulkTask<Row>, { kind: 'each' }>;

/** What was done is not chosen any more; what could not be done may be tried again. */
function leftOf<Row>(
  { undone }: Extract<RunState, { at: 'ended' }>,
  task: BulkTask<Row> | undefined,
): TableSelection {
  const canRetry = (task?.kind === 'each' && task.canRetry) || (() => true);
  return { ids: new Set(undone.filter(({ error }) => canRetry(error)).map(({ id }) => id)), isEvery: false };
}

/** The backend does it: there are too many rows for a call for each. */
const isJob = <Row,>(task: BulkTask<Row>, count: number): task is EachTaskWithJob<Row> =>
  task.kind === 'each' && task.job !== undefined && count > task.job.above;
