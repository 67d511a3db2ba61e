'use client';
import { messageOf, type SaveProblem } from '../../../domain';
import { useT, type MessageKey } from '../../../i18n';
import { FieldError } from '../../../themed/kit/FieldError';
import { Notice } from '../../../themed/kit/Notice';

export interface ProblemNoticeProps {
  /** What was not done. */
  title?: string | undefined;
  /** Why, as `useAction` says it; nothing is drawn without. */
  problem: SaveProblem | string | null | undefined;
  className?: string | undefined;
}

/** Why something was not done, above what it was about. */
export function ProblemNotice({ title, problem, className }: ProblemNoticeProps) {
  const t = useT();
  if (!problem) return null;
  return (
    <Notice tone="danger" live="assertive" title={title} className={className}>
      {typeof problem === 'string' ? problem : messageOf<MessageKey>(problem.message, t)}
    </Notice>
  );
}

/** Why something was not done with one of several, in its row. */
export function RowProblem({ problem }: { problem: string | null }) {
  if (!problem) return null;
  return (
    <div role="alert">
      <FieldError>{problem}</FieldError>
    </div>
  );
}
