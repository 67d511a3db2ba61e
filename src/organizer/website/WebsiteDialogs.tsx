'use client';
import type { SiteSection, SiteTab, WebsiteConf } from '../../contract';
import type { NewSectionValues, SiteChange } from '../../domain/website';
import { DuplicateDialog } from './DuplicateDialog';
import { NewSectionDialog } from './NewSectionDialog';
import { PageDialog, type PageCalls } from './PageDialog';
import { PublishDialog } from './PublishDialog';

/** The dialog that is open. */
export type WebsiteDialog =
  | { at: 'duplicate'; section: SiteSection }
  | { at: 'newSection'; tab: SiteTab }
  | { at: 'newPage' }
  | { at: 'page'; tab: SiteTab }
  | { at: 'publish' };

/** What dialogs of the site do. Each rejects with the client's ApiError. */
export interface WebsiteDialogCalls extends PageCalls {
  duplicate: (section: SiteSection, toTabId: string) => Promise<unknown>;
  create: (tabId: string, values: NewSectionValues) => Promise<SiteSection>;
  publish: (modified: WebsiteConf['modified']) => Promise<unknown>;
}

export interface WebsiteDialogsProps {
  dialog: WebsiteDialog;
  site: WebsiteConf;
  changes: readonly SiteChange[];
  calls: WebsiteDialogCalls;
  onDuplicated: (section: SiteSection, tabId: string) => void;
  onSectionCreated: (section: SiteSection) => void;
  onPageCreated: (tab: SiteTab) => void;
  onPageSaved: (tab: SiteTab) => void;
  onPublished: () => void;
  onClose: () => void;
}

/** Whatever is asked over the pages of a site. */
export function WebsiteDialogs({ dialog, site, changes, calls, onClose, ...on }: WebsiteDialogsProps) {
  switch (dialog.at) {
    case 'duplicate':
      return (
        <DuplicateDialog
          section={dialog.section}
          tabs={site.tabs}
          duplicate={calls.duplicate}
          onDone={(tabId) => on.onDuplicated(dialog.section, tabId)}
          onClose={onClose}
        />
      );
    case 'newSection':
      return (
        <NewSectionDialog
          tab={dialog.tab}
          create={calls.create}
          onCreated={on.onSectionCreated}
          onClose={onClose}
        />
      );
    case 'newPage':
      return <PageDialog tab={null} calls={calls} onSaved={on.onPageCreated} onClose={onClose} />;
    case 'page':
      return <PageDialog tab={dialog.tab} calls={calls} onSaved={on.onPageSaved} onClose={onClose} />;
    default:
      return (
        <PublishDialog
          site={site}
          changes={changes}
          publish={calls.publish}
          onDone={on.onPublished}
          onClose={onClose}
        />
      );
  }
}
