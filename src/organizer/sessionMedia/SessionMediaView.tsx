'use client';
import { useMemo, type ReactNode } from 'react';
import type { AgendaSession, Captions, SessionAsset } from '../../contract';
import { isNarrowed, type TableView } from '../../domain';
import { captionsOf } from '../../domain/sessionMedia';
import type { MediaHost, SessionMediaCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { NewsLine } from '../kit/form/SavedNotice';
import { useListDialogs } from '../kit/list';
import { OrganizerIcon } from '../kit/appearance';
import { PageHeader, ScreenEmpty, type BackLink } from '../kit/page';
import { AssetList } from './AssetList';
import { CaptionsDialog } from './CaptionsDialog';
import { CancelDialog, RemoveCaptionsDialog, RemovePrerollDialog } from './RemoveDialogs';
import * as css from './sessionMedia.css';
import { UploadDialog } from './UploadDialog';

export interface SessionMediaViewProps {
  session: Pick<AgendaSession, 'title' | 'start'>;
  /** Of the event, IANA. */
  timeZone: string;
  assets: readonly SessionAsset[];
  captions: readonly Captions[];
  mediaHost: MediaHost;
  /** Each rejects with the client's ApiError. */
  calls: SessionMediaCalls;
  back: BackLink | undefined;
  /** The other pages of the session. */
  tabs: ReactNode;
  view: TableView;
  onViewChange: (view: TableView) => void;
}

type Opened =
  | { at: 'upload' }
  | { at: 'cancel' | 'preroll' | 'addCaptions'; asset: SessionAsset }
  | { at: 'removeCaptions'; captions: Captions };

/** The media of a session, and the dialogs that change them; knows nothing of where they come from. */
export function SessionMediaView(props: SessionMediaViewProps) {
  const { session, timeZone, assets, captions, mediaHost, calls, back, tabs, view, onViewChange } = props;
  const t = useT();
  const { box, opened, news, begin, close, end } = useListDialogs<Opened>();
  const assetSession = useMemo(() => ({ start: session.start, timeZone }), [session.start, timeZone]);
  const ends = { onClose: close, onDone: end };
  const isEmpty = assets.length === 0 && !isNarrowed(view);
  const upload = (
    <Button
      variant="primary"
      icon={<OrganizerIcon name="upload" size="small" />}
      onClick={() => begin({ at: 'upload' })}
    >
      {t('organizer.sessionMedia.upload')}
    </Button>
  );
  return (
    <div ref={box}>
      <PageHeader
        title={session.title}
        back={back}
        lead={t('organizer.sessionMedia.lead')}
        actions={!isEmpty && upload}
      />
      {tabs}
      <NewsLine text={news} className={css.news} />
      {isEmpty ? (
        <ScreenEmpty
          title={t('organizer.sessionMedia.empty.title')}
          text={t('organizer.sessionMedia.empty.text')}
          action={upload}
        />
      ) : (
        <AssetList
          assets={assets}
          captions={captions}
          timeZone={timeZone}
          view={view}
          onViewChange={onViewChange}
          onCancel={(asset) => begin({ at: 'cancel', asset })}
          onRemove={(asset) => begin({ at: 'preroll', asset })}
          onAddCaptions={(asset) => begin({ at: 'addCaptions', asset })}
          onRemoveCaptions={(each) => begin({ at: 'removeCaptions', captions: each })}
        />
      )}
      {opened?.at === 'upload' && (
        <UploadDialog
          session={assetSession}
          assets={assets}
          mediaHost={mediaHost}
          calls={calls}
          onAdded={(name) => ends.onDone(t('organizer.sessionMedia.uploaded', { name }))}
          onClose={ends.onClose}
        />
      )}
      {opened?.at === 'addCaptions' && (
        <CaptionsDialog
          asset={opened.asset}
          captions={captionsOf(captions, opened.asset)}
          mediaHost={mediaHost}
          timeZone={timeZone}
          calls={calls}
          onAdded={(title) => ends.onDone(t('organizer.sessionMedia.captions.added', { title }))}
          onClose={ends.onClose}
        />
      )}
      {opened?.at === 'cancel' && (
        <CancelDialog {...ends} asset={opened.asset} assets={assets} timeZone={timeZone} calls={calls} />
      )}
      {opened?.at === 'preroll' && <RemovePrerollDialog {...ends} asset={opened.asset} calls={calls} />}
      {opened?.at === 'removeCaptions' && (
        <RemoveCaptionsDialog {...ends} captions={opened.captions} calls={calls} />
      )}
    </div>
  );
}
