'use client';
import { useState } from 'react';
import { blockKinds, type BlockDraft } from '../../domain/emails';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { NativeSelect } from '../../themed/kit/NativeSelect';
import * as css from './emails.css';

export interface AddBlockProps {
  /** Where an error summary leads. */
  id: string;
  onAdd: (kind: BlockDraft['kind']) => void;
}

/** A block of a chosen kind. Choosing alone adds nothing: arrow keys go through the kinds. */
export function AddBlock({ id, onAdd }: AddBlockProps) {
  const t = useT();
  const [kind, setKind] = useState<BlockDraft['kind']>('TEXT');
  return (
    <div className={css.adding}>
      <NativeSelect
        id={id}
        aria-label={t('organizer.emails.blockKind')}
        options={blockKinds.map((value) => ({ value, label: t(`organizer.emails.block.${value}`) }))}
        value={kind}
        onChange={({ target }) => setKind(target.value as BlockDraft['kind'])}
      />
      <Button icon={<Icon name="plus" size="small" />} onClick={() => onAdd(kind)}>
        {t('organizer.emails.blockAdd')}
      </Button>
    </div>
  );
}
