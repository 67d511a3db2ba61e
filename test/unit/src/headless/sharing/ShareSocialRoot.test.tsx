import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { ShareSocial, type ShareSocialRootProps } from '../../../../../src/headless';
import { describeConformance } from '../../../../helpers/describeConformance';

const given = {
  defaultMessage: 'Come along?',
  url: 'https://northlight.example/2026',
  onShare: () => false,
  labels: { tooLong: 'Too long.' },
};
const within = (part: ReactElement) => <ShareSocial.Root {...given}>{part}</ShareSocial.Root>;
const atFirst = { 'data-invalid': null, 'data-blocked': null };
const tooLong = { 'data-invalid': '', 'data-blocked': null };

describeConformance('ShareSocial.Root', {
  tag: 'div',
  data: tooLong,
  draw: (props) => <ShareSocial.Root {...given} defaultMessage={'a'.repeat(281)} {...props} />,
});
describeConformance('ShareSocial.Message', {
  tag: 'textarea',
  data: atFirst,
  draw: (props) => within(<ShareSocial.Message {...props} />),
});
describeConformance('ShareSocial.Error', {
  tag: 'p',
  data: atFirst,
  draw: (props) => within(<ShareSocial.Error {...props} />),
});
describeConformance('ShareSocial.Network', {
  tag: 'button',
  data: atFirst,
  draw: (props) => within(<ShareSocial.Network network="LINKEDIN" {...props} />),
});
describeConformance('ShareSocial.Blocked', {
  tag: 'a',
  data: { ...atFirst, 'data-blocked': 'LINKEDIN' },
  draw: (props) =>
    within(
      <>
        <ShareSocial.Network network="LINKEDIN">LinkedIn</ShareSocial.Network>
        <ShareSocial.Blocked {...props} />
      </>,
    ),
  reach: () => fireEvent.click(screen.getByRole('button', { name: 'LinkedIn' })),
});

const share = (props?: Partial<ShareSocialRootProps>) => (
  <ShareSocial.Root {...given} {...props}>
    <ShareSocial.Message aria-label="Message" />
    <ShareSocial.Network network="LINKEDIN">LinkedIn</ShareSocial.Network>
    <ShareSocial.Network network="FACEBOOK">Facebook</ShareSocial.Network>
    <ShareSocial.Blocked>Open</ShareSocial.Blocked>
  </ShareSocial.Root>
);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const isFor = (parameter: string) =>
  new URL(screen.getByRole('link').getAttribute('href') ?? '').searchParams.get(parameter);

test('a blocked window leaves a link, which has what is typed after, until another one opens', () => {
  const onShare = vi.fn<ShareSocialRootProps['onShare']>(() => false);
  render(share({ onShare }));
  press('LinkedIn');
  expect(isFor('text')).toBe('Come along?');
  type('Come!');
  expect(isFor('text')).toBe('Come!');
  type('a'.repeat(281));
  expect(screen.queryByRole('link')).toBeNull();
  type('Come!');
  onShare.mockReturnValue(true);
  press('Facebook');
  expect(onShare.mock.lastCall?.[0]).toBe('FACEBOOK');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a handler of the caller’s that prevents the press shares nothing', () => {
  const onShare = vi.fn(given.onShare);
  render(
    <ShareSocial.Root {...given} onShare={onShare}>
      <ShareSocial.Network network="LINKEDIN" onClick={(event) => event.preventDefault()}>
        LinkedIn
      </ShareSocial.Network>
    </ShareSocial.Root>,
  );
  press('LinkedIn');
  expect(onShare).not.toHaveBeenCalled();
});
