'use client';
import { useId, useRef, useState } from 'react';
import type { SocialNetworkName } from '../../contract';
import { shareAddress } from '../../domain/sharing/addresses';
import { charactersLeft, maxSocialMessageLength } from '../../domain/sharing/message';
import { useLocale, useT } from '../../i18n';
import { Button } from '../kit/Button';
import { ButtonLink } from '../kit/ButtonLink';
import { Field } from '../kit/Field';
import { Notice } from '../kit/Notice';
import { TextArea } from '../kit/TextInput';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import * as css from './Share.css';

export interface ShareSocialProps {
  networks: readonly SocialNetworkName[];
  /** The organizer's words; the person may change them. */
  message: string;
  /** What is shared; checked (`sharedAddress`). */
  url: string;
  /**
   * Opens a network's page in a window of its own, and reports the share. Called in the handler of the press. False when the browser
   * blocked the window: a link is offered instead.
   */
  onShare: (network: SocialNetworkName, address: string) => boolean;
}

/** Some words and the event's address, for each network that is on. 001 §2.5, §5; FAULTS F53, F69. */
export function ShareSocial({ networks, message, url, onShare }: ShareSocialProps) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(message);
  const [blocked, setBlocked] = useState<SocialNetworkName | null>(null);
  const left = charactersLeft(text);
  const isTooLong = left < 0;
  const error = isTooLong ? t('sharing.tooLong', { max: maxSocialMessageLength }) : undefined;
  const addressOn = (network: SocialNetworkName) => shareAddress(network, { url, text });
  const share = (network: SocialNetworkName) => {
    if (isTooLong) field.current?.focus();
    else setBlocked(onShare(network, addressOn(network)) ? null : network);
  };
  return (
    <div className={css.panel}>
      <Field
        id={id}
        label={t('sharing.message')}
        hint={t('sharing.hint')}
        error={error}
        counter={{
          used: maxSocialMessageLength - left,
          max: maxSocialMessageLength,
          text: t('sharing.left', { left: new Intl.NumberFormat(locale).format(left) }),
        }}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            dir="auto"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <VisuallyHidden role="status">{error}</VisuallyHidden>
      <div role="group" aria-label={t('sharing.networks')} className={css.networks}>
        {networks.map((network) => (
          <Button
            key={network}
            aria-disabled={isTooLong || undefined}
            aria-describedby={isTooLong ? `${id}-error` : undefined}
            onClick={() => share(network)}
          >
            {t(`sharing.network.${network}`)}
            <VisuallyHidden> {t('sharing.newWindow')}</VisuallyHidden>
          </Button>
        ))}
      </div>
      <div role="status">
        {blocked !== null && !isTooLong && (
          <Notice
            tone="warning"
            title={t('sharing.blocked', { network: t(`sharing.network.${blocked}`) })}
            action={
              <ButtonLink href={addressOn(blocked)} newTab>
                {t('sharing.blockedOpen', { network: t(`sharing.network.${blocked}`) })}
                <VisuallyHidden> {t('registration.newTab')}</VisuallyHidden>
              </ButtonLink>
            }
          />
        )}
      </div>
    </div>
  );
}
