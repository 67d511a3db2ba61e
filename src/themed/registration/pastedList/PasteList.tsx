'use client';
import { flushSync } from 'react-dom';
import type { AttendeeSection } from '../../../domain';
import { usePasting } from '../../../headless/registration/usePasting';
import { useT } from '../../../i18n';
import { LinkButton } from '../../kit/Button';
import { Icon } from '../../kit/Icon';
import { copied, copy } from '../help/help.css';
import { pasteDialog } from './lazyDialog';

/** For groups: the way to fill in all attendees from a list. */
export function PasteList({ sections }: { sections: readonly AttendeeSection[] }) {
  const t = useT();
  const pasting = usePasting(sections, pasteDialog.load);
  if (!pasting) return null;
  const { status, filled, open, close, reportFilled } = pasting;
  return (
    <>
      <LinkButton
        className={copy}
        icon={<Icon name="users" size="small" />}
        aria-haspopup="dialog"
        busy={status === 'loading'}
        onClick={open}
      >
        {t('registration.paste.open')}
      </LinkButton>
      <p role="status" className={copied}>
        {status === 'failed' && t('registration.paste.failed')}
        {filled !== null && t('registration.paste.filled', { count: filled })}
      </p>
      {status === 'open' && pasteDialog.loaded && (
        <pasteDialog.loaded.PasteDialog
          sections={sections}
          text={pasting.text}
          onTextChange={pasting.setText}
          onClose={close}
          onFill={(count, isUsedUp) => {
            // What is said while the dialog hides the page is not heard.
            flushSync(close);
            reportFilled(count, isUsedUp);
          }}
        />
      )}
    </>
  );
}
