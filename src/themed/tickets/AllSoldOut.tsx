'use client';
import { useAreTextsWhole, useT } from '../../i18n';
import { Button } from '../kit/Button';
import { LatePanel } from '../notices/LatePanel';

export interface AllSoldOutProps {
  /** The organizer's noTicketsText. Default: 'Sold Out'. */
  title?: string | undefined;
  /** Place of the title in the page's outline. Default: 3. */
  level?: 2 | 3 | undefined;
  /** The list is below all the same. */
  isListed: boolean;
  /** Wants the list, or no longer. */
  onListedChange: (isListed: boolean) => void;
}

/** Says once what each row of the list would say. 000 §2.2. */
export function AllSoldOut({ title, level, isListed, onListedChange }: AllSoldOutProps) {
  const t = useT();
  const isWhole = useAreTextsWhole();
  return (
    <LatePanel
      icon="ticket"
      level={level}
      title={title || t('tickets.status.soldOut')}
      action={
        isWhole && (
          <Button aria-expanded={isListed} onClick={() => onListedChange(!isListed)}>
            {t('list.showSoldOut')}
          </Button>
        )
      }
    >
      {isWhole && t('list.allSoldOut')}
    </LatePanel>
  );
}
