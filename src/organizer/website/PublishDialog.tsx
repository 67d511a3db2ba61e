'use client';
import type { WebsiteConf } from '../../contract';
import { publishProblem, type SiteChange } from '../../domain/website';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Dialog } from '../../themed/kit/Dialog';
import { ProblemNotice, useAction } from '../kit/confirm';
import { ChangeList } from './ChangeList';
import * as css from './website.css';

export interface PublishDialogProps {
  site: WebsiteConf;
  /** What goes live. */
  changes: readonly SiteChange[];
  /** Rejects with the client's ApiError. */
  publish: (modified: WebsiteConf['modified']) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before visitors see what was changed; what somebody changes meanwhile joins the list before it can go live. */
export function PublishDialog({ site, changes, publish, onDone, onClose }: PublishDialogProps) {
  const t = useT();
  const { isBusy, problem, act } = useAction(publishProblem);
  // Of what visitors could see nothing of, nothing is promised.
  const obstacle = site.tabs.some(({ visible }) => visible)
    ? null
    : t(`organizer.website.publish.${site.tabs.length === 0 ? 'noPage' : 'nothingVisible'}`);
  const address = site.address.replace(/^https:\/\//, '');
  const run = async () => {
    if (await act(() => publish(site.modified))) onDone();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={t(obstacle === null ? 'organizer.website.publish.title' : 'organizer.website.publish.failed')}
      description={
        obstacle ??
        t(site.published ? 'organizer.website.publish.text' : 'organizer.website.publish.firstText', {
          address,
        })
      }
      footer={
        <>
          <Button onClick={onClose} aria-disabled={isBusy || undefined} data-autofocus>
            {t(obstacle === null ? 'organizer.kit.form.cancel' : 'kit.close')}
          </Button>
          {obstacle === null && (
            <Button variant="primary" busy={isBusy} onClick={() => void run()}>
              {t('organizer.emails.publish')}
            </Button>
          )}
        </>
      }
    >
      <div className={css.close}>
        <ProblemNotice title={t('organizer.website.publish.failed')} problem={problem} />
        <ChangeList changes={changes} />
      </div>
    </Dialog>
  );
}
