'use client';
import type { Captions, SessionAsset } from '../../contract';
import { wholeTable, type TableView } from '../../domain';
import { assetStates, assetTypes, captionsOf, mediaFilterIds, visibleMedia } from '../../domain/sessionMedia';
import { useT } from '../../i18n';
import { optionsOf } from '../kit/fields/options';
import { PlainList } from '../kit/page/PlainList';
import { FilterBar, NoMatch } from '../kit/table';
import { AssetRow } from './AssetRow';
import { stateKeys, typeKeys } from './mediaKeys';
import * as css from './sessionMedia.css';

export interface AssetListProps {
  assets: readonly SessionAsset[];
  captions: readonly Captions[];
  /** Of the event, IANA. */
  timeZone: string;
  view: TableView;
  onViewChange: (view: TableView) => void;
  onCancel: (asset: SessionAsset) => void;
  onRemove: (asset: SessionAsset) => void;
  onAddCaptions: (asset: SessionAsset) => void;
  onRemoveCaptions: (captions: Captions) => void;
}

/** The assets of a session, and what they can be found by. */
export function AssetList(props: AssetListProps) {
  const { assets, captions, timeZone, view, onViewChange } = props;
  const t = useT();
  const shown = visibleMedia(assets, view);
  return (
    <>
      <FilterBar
        view={view}
        onViewChange={onViewChange}
        searchLabel={t('organizer.sessionMedia.search')}
        filters={[
          {
            id: mediaFilterIds.type,
            label: t('organizer.agenda.kind'),
            any: t('organizer.resources.anyKind'),
            options: optionsOf(assetTypes, (type) => t(typeKeys[type].label)),
          },
          {
            id: mediaFilterIds.state,
            label: t('organizer.orders.status'),
            any: t('organizer.orders.anyStatus'),
            options: optionsOf(assetStates, (state) => t(stateKeys[state].label)),
          },
        ]}
      />
      {shown.length === 0 ? (
        <NoMatch onClear={() => onViewChange(wholeTable)} />
      ) : (
        <PlainList aria-label={t('organizer.sessionMedia.title')} className={css.list}>
          {shown.map((asset) => (
            <li key={asset.id} className={css.item}>
              <AssetRow
                asset={asset}
                captions={captionsOf(captions, asset)}
                timeZone={timeZone}
                onCancel={() => props.onCancel(asset)}
                onRemove={() => props.onRemove(asset)}
                onAddCaptions={() => props.onAddCaptions(asset)}
                onRemoveCaptions={props.onRemoveCaptions}
              />
            </li>
          ))}
        </PlainList>
      )}
    </>
  );
}
