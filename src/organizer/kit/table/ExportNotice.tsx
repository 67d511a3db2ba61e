'use client';
import type { ExportRun } from '../../../hooks/organizer/resource/useExport';
import { useT } from '../../../i18n';
import { Notice } from '../../../themed/kit/Notice';

export interface ExportNoticeProps {
  /** How the export ended. */
  state: Extract<ExportRun<string>['state'], { at: 'done' | 'failed' }>;
  onDismiss: () => void;
  className?: string | undefined;
}

/** Says that a file is in the downloads, or why there is none. */
export function ExportNotice({ state, onDismiss, className }: ExportNoticeProps) {
  const t = useT();
  return (
    <Notice
      tone={state.at === 'done' ? 'positive' : 'danger'}
      live={state.at === 'done' ? 'polite' : 'assertive'}
      onDismiss={onDismiss}
      className={className}
    >
      {state.at === 'done'
        ? t('organizer.kit.export.done', { name: state.name })
        : t(`organizer.kit.export.${state.why}`)}
    </Notice>
  );
}
