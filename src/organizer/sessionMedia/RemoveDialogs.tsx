'use client';
import { object } from 'yup';
import type { Captions, SessionAsset } from '../../contract';
import { canceledWith, cancelProblem } from '../../domain/sessionMedia';
import type { SessionMediaCalls } from '../../hooks';
import { useT } from '../../i18n';
import { ActionDialog } from '../kit/form';
import { useMediaText } from './useMediaText';

interface Ends {
  /** What was done, to be read aloud. */
  onDone: (news: string) => void;
  onClose: () => void;
}

const noFields = object({});

interface CancelDialogProps extends Ends {
  asset: SessionAsset;
  assets: readonly SessionAsset[];
  /** Of the event, IANA. */
  timeZone: string;
  calls: Pick<SessionMediaCalls, 'cancel'>;
}

/** Assets are canceled by their context: all that end with this one are named before. */
export function CancelDialog({ asset, assets, timeZone, calls, onDone, onClose }: CancelDialogProps) {
  const t = useT();
  const text = useMediaText(timeZone);
  const list = text.list(canceledWith(assets, asset).map(({ title }) => title));
  return (
    <ActionDialog
      title={t('organizer.sessionMedia.cancel.title')}
      text={t('organizer.sessionMedia.cancel.text', { list })}
      action={t('organizer.sessionMedia.cancel.action')}
      cancel={t('organizer.sessionMedia.cancel.keep')}
      tone="danger"
      values={{}}
      schema={noFields}
      toErrorMessage={cancelProblem}
      run={() => calls.cancel(asset.assetContextType)}
      onDone={() => onDone(t('organizer.sessionMedia.cancel.done', { list }))}
      onClose={onClose}
    />
  );
}

interface RemovePrerollDialogProps extends Ends {
  asset: SessionAsset;
  calls: Pick<SessionMediaCalls, 'removePreroll'>;
}

/** The clip before the recordings goes with its captions. */
export function RemovePrerollDialog({ asset, calls, onDone, onClose }: RemovePrerollDialogProps) {
  const t = useT();
  const name = asset.title;
  return (
    <ActionDialog
      title={t('organizer.sharing.remove.title', { name })}
      text={t('organizer.sessionMedia.removePreroll')}
      action={t('organizer.sharing.remove.action')}
      tone="danger"
      values={{}}
      schema={noFields}
      run={calls.removePreroll}
      onDone={() => onDone(t('organizer.companies.deleted', { name }))}
      onClose={onClose}
    />
  );
}

interface RemoveCaptionsDialogProps extends Ends {
  captions: Captions;
  calls: Pick<SessionMediaCalls, 'removeCaptions'>;
}

/** Captions in one language. */
export function RemoveCaptionsDialog({ captions, calls, onDone, onClose }: RemoveCaptionsDialogProps) {
  const t = useT();
  const { id, title } = captions;
  return (
    <ActionDialog
      title={t('organizer.sessionMedia.captions.deleteTitle', { title })}
      text={t('organizer.sessionMedia.captions.deleteText')}
      action={t('organizer.sharing.remove.action')}
      tone="danger"
      values={{}}
      schema={noFields}
      run={() => calls.removeCaptions(id)}
      onDone={() => onDone(t('organizer.sessionMedia.captions.deleted', { title }))}
      onClose={onClose}
    />
  );
}
