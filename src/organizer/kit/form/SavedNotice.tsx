'use client';
import { useT } from '../../../i18n';
import { LinkButton } from '../../../themed/kit/Button';
import { Icon } from '../../../themed/kit/Icon';
import * as css from './EditorForm.css';

export interface SavedNoticeProps {
  /** What was done; 'Saved' when absent. */
  text?: string | undefined;
  /** Takes it back. */
  onUndo?: (() => void) | undefined;
}

export interface NewsLineProps extends SavedNoticeProps {
  /** What was done last; nothing is drawn for ''. */
  text: string | undefined;
  className?: string | undefined;
}

/** Where it is read aloud what was done last. */
export const NewsLine = ({ text, onUndo, className }: NewsLineProps) => (
  <div role="status" className={className}>
    {text && <SavedNotice text={text} onUndo={onUndo} />}
  </div>
);

/** Beside what was done, and read aloud; it stays until the next change instead of flying by. Stands in a live region. */
export function SavedNotice({ text, onUndo }: SavedNoticeProps) {
  const t = useT();
  return (
    <>
      <span className={css.saved}>
        <Icon name="check" size="small" className={css.savedIcon} />
        {text ?? t('organizer.kit.form.saved')}
      </span>
      {onUndo && (
        <LinkButton icon={<Icon name="undo" size="small" />} onClick={onUndo}>
          {t('organizer.kit.form.undo')}
        </LinkButton>
      )}
    </>
  );
}
