'use client';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { ProblemNotice } from '../../kit/confirm/Problem';
import * as css from './timetable.css';

export interface MoveStatusProps {
  /** What goes on, or went on last; '' for nothing. */
  status: string;
  problem: string | null;
  isBusy: boolean;
  /** The last move can be undone. */
  onUndo: (() => Promise<void>) | undefined;
}

/** In view below the timetable: where a session is moved to, what became of it, and the way to undo it. */
export function MoveStatus({ status, problem, isBusy, onUndo }: MoveStatusProps) {
  const t = useT();
  const isEmpty = status === '' && !problem;
  return (
    <div className={css.bar} data-empty={isEmpty || undefined}>
      <ProblemNotice title={t('organizer.agenda.timetable.notMoved')} problem={problem} />
      <div className={css.news}>
        <p role="status" className={css.status}>
          {status}
        </p>
        {onUndo && (
          <Button busy={isBusy} onClick={() => void onUndo()}>
            {t('organizer.kit.form.undo')}
          </Button>
        )}
      </div>
    </div>
  );
}
