'use client';
import type { EventPartner } from '../../contract';
import { useT } from '../../i18n';
import { useConfirm } from '../kit/confirm';
import { SortableList } from '../kit/form';
import { SelectableRow } from '../kit/list';
import { PlainList } from '../kit/page/PlainList';
import * as css from './partners.css';
import { PartnerRow } from './PartnerRow';

export interface PartnerRowsProps {
  /** In the order they are shown in. */
  partners: readonly EventPartner[];
  /** They are all there are, and can be put in order. */
  isWhole: boolean;
  /** A partner is opened by its id, `new` for another, `import` for a file of them. */
  onOpen: (id: string) => void;
  /** The ids in their new order. */
  onReorder: (ids: readonly string[]) => void;
  /** Shown on the event's pages from now on, or not any more. Never rejects. */
  onPublish: (partner: EventPartner, published: boolean) => Promise<void>;
  onRemove: (partner: EventPartner) => void;
}

const idOf = ({ id }: EventPartner) => id;
const nameOf = ({ name }: EventPartner) => name;

/** Partners, one a row. */
export function PartnerRows({ partners, isWhole, onOpen, onReorder, onPublish, onRemove }: PartnerRowsProps) {
  const t = useT();
  const { confirm, dialog } = useConfirm();
  const remove = async (partner: EventPartner) => {
    const isSure = await confirm({
      title: t('organizer.ticketTypes.remove.title', { name: partner.name }),
      text: t('organizer.partners.removeText'),
      action: t('organizer.ticketTypes.remove.action'),
      tone: 'danger',
    });
    if (isSure) onRemove(partner);
  };
  const row = (partner: EventPartner) => (
    <SelectableRow id={partner.id} name={partner.name}>
      <PartnerRow
        partner={partner}
        onOpen={() => onOpen(partner.id)}
        onPublish={(published) => onPublish(partner, published)}
        onRemove={() => void remove(partner)}
      />
    </SelectableRow>
  );
  const label = t('organizer.partners.order');
  return (
    <>
      {isWhole ? (
        <SortableList items={partners} idOf={idOf} label={label} onReorder={onReorder} labelOf={nameOf}>
          {row}
        </SortableList>
      ) : (
        <PlainList aria-label={label} className={css.list}>
          {partners.map((partner) => (
            <li key={partner.id} className={css.item}>
              {row(partner)}
            </li>
          ))}
        </PlainList>
      )}
      {dialog}
    </>
  );
}
