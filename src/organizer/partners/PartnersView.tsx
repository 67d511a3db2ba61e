'use client';
import type { EventPartner } from '../../contract';
import { isAmong, isNarrowed, wholeTable, type TableView } from '../../domain';
import { partnerFilterIds, partnerLevels, visiblePartners } from '../../domain/partners';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { optionsOf } from '../kit/fields/options';
import { ProblemNotice, type ProblemNoticeProps } from '../kit/confirm';
import { NewsLine } from '../kit/form/SavedNotice';
import { CardList } from '../kit/list';
import { OrganizerIcon } from '../kit/appearance';
import { PageHeader, ScreenEmpty, ScreenFailed, type ScreenFailedProps } from '../kit/page';
import { ExportButton, NoMatch, type ExportButtonProps } from '../kit/table';
import * as css from './partners.css';
import { PartnerRows, type PartnerRowsProps } from './PartnerRows';

export interface PartnersViewProps extends Omit<PartnerRowsProps, 'isWhole'> {
  /** What of the list is shown: search and level. */
  view: TableView;
  onViewChange: (view: TableView) => void;
  /** Names the list and its event, for views that are saved in this browser. */
  savedAs?: string | undefined;
  /** The list could not be read again; what is there stays. */
  failed?: Pick<ScreenFailedProps, 'onRetry' | 'isRetrying'> | undefined;
  /** Why the last change was not made. */
  problem?: ProblemNoticeProps['problem'];
  /** What was changed last, in words; read aloud. */
  news?: string | undefined;
  /** Takes back what `news` tells. */
  onUndo?: (() => void) | undefined;
  makeExport: ExportButtonProps<'xls'>['make'];
}

const formats = ['xls'] as const;
const idOf = ({ id }: EventPartner) => id;

/** The partners of an event in every state the list has; knows nothing of where they come from. */
export function PartnersView(props: PartnersViewProps) {
  const { partners, failed, problem, news, onUndo, makeExport, onOpen } = props;
  const t = useT();
  const isEmpty = partners.length === 0;
  const actions = (
    <>
      <Button icon={<OrganizerIcon name="upload" />} onClick={() => onOpen('import')}>
        {t('organizer.partners.import.open')}
      </Button>
      {!isEmpty && <ExportButton<'xls'> formats={formats} name="partners" make={makeExport} />}
      <Button variant="primary" icon={<Icon name="plus" />} onClick={() => onOpen('new')}>
        {t('organizer.partners.new')}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        title={t('organizer.partners.title')}
        lead={t('organizer.partners.lead')}
        actions={!isEmpty && actions}
      />
      <NewsLine text={news} onUndo={onUndo} className={css.news} />
      {failed && <ScreenFailed title={t('organizer.partners.failed')} {...failed} />}
      <ProblemNotice title={t('organizer.ticketTypes.notChanged')} problem={problem} className={css.notice} />
      {isEmpty ? (
        <ScreenEmpty
          drawing="people"
          title={t('organizer.partners.empty.title')}
          text={t('organizer.partners.empty.text')}
          action={<div className={css.buttons}>{actions}</div>}
        />
      ) : (
        <Filled {...props} />
      )}
    </>
  );
}

function Filled({ partners, view, onViewChange, savedAs, ...rows }: PartnersViewProps) {
  const t = useT();
  const visible = visiblePartners(partners, view);
  const narrowed = isNarrowed(view);
  return (
    <CardList
      view={view}
      onViewChange={onViewChange}
      searchLabel={t('organizer.partners.search')}
      searchHint={t('organizer.partners.searchHint')}
      filters={[
        {
          id: partnerFilterIds.level,
          label: t('organizer.partners.level'),
          any: t('organizer.partners.anyLevel'),
          options: optionsOf(partnerLevels, (level) => t(`organizer.partners.level.${level}`)),
        },
      ]}
      savedAs={savedAs}
      rows={visible}
      rowId={idOf}
      isThere={isAmong(partners)}
      file={{
        name: 'partners',
        isOfChosen: true,
        columns: [
          { label: t('organizer.partners.name'), exportValue: ({ name }) => name },
          {
            label: t('organizer.partners.level'),
            exportValue: ({ level }) => t(`organizer.partners.level.${level}`),
          },
          { label: t('organizer.partners.contactName'), exportValue: ({ contactName }) => contactName },
          { label: t('organizer.partners.booth'), exportValue: ({ booth }) => booth },
        ],
      }}
    >
      {visible.length === 0 ? (
        <NoMatch onClear={() => onViewChange(wholeTable)} />
      ) : (
        <>
          {narrowed && <p className={css.quiet}>{t('organizer.partners.orderHint')}</p>}
          <PartnerRows {...rows} partners={visible} isWhole={!narrowed} />
        </>
      )}
    </CardList>
  );
}
