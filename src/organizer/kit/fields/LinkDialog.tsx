'use client';
import { useState } from 'react';
import { safeUrl } from '../../../domain';
import { linkSchemes } from '../../../domain/links/linkSchemes';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Dialog } from '../../../themed/kit/Dialog';
import { Field } from '../../../themed/kit/Field';
import { TextInput } from '../../../themed/kit/TextInput';

export interface LinkDialogProps {
  /** Where the link leads now; '' for a new one. */
  address: string;
  /** '' takes the link away. */
  onDone: (address: string) => void;
  onClose: () => void;
}

/** Asks where a link leads. Addresses that could run something are refused. */
export function LinkDialog({ address, onDone, onClose }: LinkDialogProps) {
  const t = useT();
  const [text, setText] = useState(address);
  const [isWrong, setWrong] = useState(false);
  const done = () => {
    const found = text.trim() === '' ? '' : safeUrl(completed(text), { allow: linkSchemes });
    if (found === null) setWrong(true);
    else onDone(found);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('organizer.kit.form.text.link')}
      footer={
        <>
          {address !== '' && (
            <Button onClick={() => onDone('')}>{t('organizer.kit.form.text.unlink')}</Button>
          )}
          <Button variant="primary" onClick={done}>
            {t('organizer.kit.form.text.setLink')}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <Field
          label={t('organizer.kit.form.text.address')}
          error={isWrong ? t('organizer.kit.form.text.addressInvalid') : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              type="url"
              dir="ltr"
              autoComplete="off"
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setWrong(false);
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

/** `example.com` means `https://example.com`, `a@example.com` a mail. */
function completed(text: string): string {
  const address = text.trim();
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  return /^[^\s@/]+@[^\s@/]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}
