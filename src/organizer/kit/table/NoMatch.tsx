'use client';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { ScreenEmpty } from '../page/ScreenStates';

/** Nothing is what was searched and filtered for, and the way back to all. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useT();
  return (
    <ScreenEmpty
      drawing="search"
      title={t('organizer.kit.table.noMatch.title')}
      text={t('organizer.kit.table.noMatch.text')}
      action={<Button onClick={onClear}>{t('organizer.kit.table.clearFilters')}</Button>}
    />
  );
}
