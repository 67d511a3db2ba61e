'use client';
import { useEffect, useRef, useState } from 'react';
import type { Attribute } from '../../contract';
import { attributesToRequest, typeForAttribute, type FormDraft } from '../../domain';
import { useT } from '../../i18n';
import { Button, LinkButton } from '../../themed/kit/Button';
import { Dialog } from '../../themed/kit/Dialog';
import { Icon } from '../../themed/kit/Icon';
import { TextInput } from '../../themed/kit/TextInput';
import { AttributeDialog, type AttributeCalls } from '../attributes';
import { useEditorContext } from '../kit/form/EditorContext';
import * as fold from '../kit/form/Fold.css';
import { PlainList } from '../kit/page/PlainList';
import { ScreenState } from '../kit/record';
import { typeKeys } from './questionTypes';
import * as css from './registrationForm.css';

/** Attributes of an account, as far as they are loaded. */
export interface AttributesLoad {
  attributes: readonly Attribute[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => void;
  /** How a new one is made; without it none is. */
  calls?: AttributeCalls | undefined;
}

export interface AttributePickerProps extends AttributesLoad {
  /** Answers what takes the focus to what came of it. */
  onPick: (attribute: Attribute) => () => void;
}

/** Picks one of the attributes the form does not ask for yet, or makes one for it. */
export function AttributePicker({ onPick, calls, ...load }: AttributePickerProps) {
  const t = useT();
  const [open, setOpen] = useState<'picker' | 'new' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The dialog gives the focus back to the button; from there it goes on.
  const goOn = useRef<() => void>(undefined);
  const focused = () => {
    goOn.current?.();
    goOn.current = undefined;
  };
  const pick = (attribute: Attribute) => {
    goOn.current = onPick(attribute);
    setOpen(null);
  };
  // Where the first dialog gave way to the second, nobody knows the button any more.
  useEffect(() => {
    if (open === null && goOn.current) button.current?.focus();
  }, [open]);
  return (
    <>
      <Button
        ref={button}
        icon={<Icon name="user" size="small" />}
        onClick={() => setOpen('picker')}
        onFocus={focused}
      >
        {t('organizer.registrationForm.attributes.open')}
      </Button>
      <Dialog
        open={open === 'picker'}
        onOpenChange={(isOpen) => setOpen((now) => (isOpen || now === 'new' ? now : null))}
        title={t('organizer.registrationForm.attributes.title')}
        description={t('organizer.registrationForm.attributes.text')}
      >
        <Attributes {...load} onPick={pick} />
        {calls && (
          <LinkButton icon={<Icon name="plus" size="small" />} onClick={() => setOpen('new')}>
            {t('organizer.attributes.new')}
          </LinkButton>
        )}
      </Dialog>
      {open === 'new' && calls && (
        <AttributeDialog attribute={null} calls={calls} onSaved={pick} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

interface AttributesProps extends AttributesLoad {
  onPick: (attribute: Attribute) => void;
}

function Attributes({ onPick, ...load }: AttributesProps) {
  const t = useT();
  return (
    <ScreenState
      loads={[load]}
      data={{ attributes: load.attributes }}
      loading={t('organizer.registrationForm.attributes.title')}
      failed={t('organizer.registrationForm.attributes.failed')}
    >
      {({ attributes }) => <Choices attributes={attributes} onPick={onPick} />}
    </ScreenState>
  );
}

function Choices({
  attributes,
  onPick,
}: Pick<AttributesProps, 'onPick'> & { attributes: readonly Attribute[] }) {
  const t = useT();
  const { methods } = useEditorContext();
  const [search, setSearch] = useState('');
  const found = attributesToRequest(attributes, methods.getValues() as FormDraft, search);
  return (
    <div className={css.attributes}>
      <TextInput
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        aria-label={t('organizer.registrationForm.attributes.search')}
        autoComplete="off"
        data-autofocus
        start={<Icon name="search" size="small" />}
      />
      <PlainList className={css.attributeList}>
        {found.map((attribute) => (
          <li key={attribute.id}>
            <button type="button" className={fold.opener} onClick={() => onPick(attribute)}>
              <span className={fold.text}>{attribute.label}</span>
              <span className={fold.note}>{t(typeKeys[typeForAttribute(attribute)])}</span>
            </button>
          </li>
        ))}
      </PlainList>
      <p role="status" className={css.note}>
        {found.length === 0 && t('organizer.registrationForm.attributes.none')}
      </p>
    </div>
  );
}
