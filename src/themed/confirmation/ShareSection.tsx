'use client';
import { useId, useReducer } from 'react';
import type { ShareOffer } from '../../domain/sharing/offer';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { chunk, useChunk } from '../kit/chunk';
import { Heading } from '../kit/Heading';
import { Notice } from '../kit/Notice';
import { Skeleton } from '../kit/Skeleton';
import { Tabs } from '../kit/Tabs';
import * as css from './Share.css';
import type { ShareEmailProps } from './ShareEmail';
import { SharePromo } from './SharePromo';
import { ShareSocial, type ShareSocialProps } from './ShareSocial';

/** Props of `ShareSection`. @public */
export interface ShareSectionProps extends Pick<ShareSocialProps, 'onShare'>, ShareEmailProps {
  /** What there is to share, and where. */
  offer: ShareOffer;
}

/** Friends are asked along on social networks or by email. 001 §2.5. Without a network it is by email alone. @public */
export function ShareSection({ offer, onShare, onSend, isPreview }: ShareSectionProps) {
  const t = useT();
  const titleId = useId();
  const { networks, message, url, promo, incentive } = offer;
  const byEmail = <ByEmail onSend={onSend} isPreview={isPreview} />;
  const isSocial = url !== null && networks.length > 0;
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <div className={css.head}>
        <Heading level={3} size="xl" id={titleId}>
          {t('sharing.title')}
        </Heading>
        {isSocial && incentive !== null && <p className={css.quiet}>{t(`sharing.incentive.${incentive}`)}</p>}
      </div>
      {promo !== null && <SharePromo code={promo} />}
      {isSocial ? (
        <Tabs
          label={t('sharing.tabs')}
          tabs={[
            {
              id: 'social',
              label: t('sharing.social'),
              panel: <ShareSocial networks={networks} message={message} url={url} onShare={onShare} />,
            },
            { id: 'email', label: t('sharing.email'), panel: byEmail },
          ]}
        />
      ) : (
        byEmail
      )}
    </section>
  );
}

/* Its rules are a library's, and most people never turn to it. */
const emails = /* @__PURE__ */ chunk(() => import('./ShareEmail'));

function ByEmail(props: ShareEmailProps) {
  const t = useT();
  const loaded = useChunk(emails);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  if (loaded) return <loaded.ShareEmail {...props} />;
  if (loaded === undefined) return <Skeleton height="7rem" />;
  return (
    <Notice
      tone="danger"
      live="assertive"
      title={t('sharing.notLoaded')}
      action={
        <Button onClick={() => void emails.load().then(redraw, redraw)}>{t('load.failed.retry')}</Button>
      }
    />
  );
}
