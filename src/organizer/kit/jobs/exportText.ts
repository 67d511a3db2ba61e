import type { ExportJob } from '../../../hooks';
import type { Translate } from '../../../i18n';

/** How far an export is, in words. `idle` is one that was canceled. */
export function exportText(state: ExportJob['state'] | { at: 'idle' }, t: Translate): string {
  switch (state.at) {
    case 'idle':
      return t('organizer.kit.exports.cancelled');
    case 'running':
      return state.share === null
        ? t('organizer.kit.export.running')
        : t('organizer.kit.export.received', { percent: Math.round(state.share * 100) });
    case 'done':
      return t('organizer.kit.export.done', { name: state.name });
    case 'failed':
      return t(state.why === 'tooLong' ? 'organizer.kit.exports.tooLong' : 'organizer.kit.export.failed');
  }
}
