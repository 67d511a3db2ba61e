'use client';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import type { EmailPlaceholder } from '../../contract';
import { emailLimits, type BlockDraft } from '../../domain/emails';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Fields } from '../../themed/kit/Field';
import { ImageField, LongTextField, TextField } from '../kit/fields';
import { Fold } from '../kit/form';
import { useEditorContext } from '../kit/form/EditorContext';
import { OrganizerIcon, type OrganizerIconName } from '../kit/appearance';
import * as css from './emails.css';
import { PlaceholderMenu } from './PlaceholderMenu';

const icons: Record<BlockDraft['kind'], OrganizerIconName> = {
  HEADING: 'heading',
  TEXT: 'paragraph',
  BUTTON: 'link',
  IMAGE: 'image',
  DIVIDER: 'rows',
};

export interface BlockRowProps {
  id: string;
  placeholders: readonly EmailPlaceholder[];
  isOpen: boolean;
  onToggle: (id: string) => void;
  onRemove: (id: string) => void;
  /** The focus went elsewhere. */
  onLeave: () => void;
}

/** A block in a line; pressed, all of it. */
export const BlockRow = /* @__PURE__ */ memo(function BlockRow(props: BlockRowProps) {
  const { id, placeholders, isOpen, onToggle, onRemove, onLeave } = props;
  const t = useT();
  const { methods } = useEditorContext();
  const block = useWatch({ control: methods.control, name: `blocks.${id}` }) as BlockDraft | undefined;
  // It was just taken out.
  if (!block) return null;
  const { kind, text } = block;
  const name = `blocks.${id}`;
  return (
    <Fold
      isOpen={isOpen}
      onToggle={() => onToggle(id)}
      onLeave={onLeave}
      summary={
        <>
          <OrganizerIcon name={icons[kind]} />
          <span className={css.kind}>{t(`organizer.emails.block.${kind}`)}</span>
          {text !== '' && (
            <span className={css.excerpt} dir="auto">
              {text}
            </span>
          )}
        </>
      }
    >
      <Fields>
        <BlockFields name={name} kind={kind} />
        {kind !== 'DIVIDER' && (
          <div className={css.whole}>
            <PlaceholderMenu name={`${name}.text`} placeholders={placeholders} />
          </div>
        )}
        <div className={css.whole}>
          <Button icon={<OrganizerIcon name="trash" />} onClick={() => onRemove(id)}>
            {t('organizer.emails.blockRemove')}
          </Button>
        </div>
      </Fields>
    </Fold>
  );
});

function BlockFields({ name, kind }: { name: string; kind: BlockDraft['kind'] }) {
  const t = useT();
  const [text, url] = [`${name}.text`, `${name}.url`];
  switch (kind) {
    case 'HEADING':
      return <TextField name={text} label={t('organizer.emails.block.HEADING')} limit={emailLimits.text} />;
    case 'TEXT':
      return (
        <LongTextField
          name={text}
          label={t('organizer.emails.block.TEXT')}
          limit={emailLimits.text}
          rows={5}
        />
      );
    case 'BUTTON':
      return (
        <>
          <TextField name={text} label={t('organizer.emails.buttonText')} limit={emailLimits.text} />
          <TextField name={url} label={t('organizer.emails.buttonUrl')} type="url" dir="ltr" />
        </>
      );
    case 'IMAGE':
      return (
        <>
          <ImageField name={url} label={t('organizer.emails.imageUrl')} />
          <TextField name={text} label={t('organizer.kit.form.image.alt')} limit={emailLimits.text} />
        </>
      );
    case 'DIVIDER':
      return null;
  }
}
