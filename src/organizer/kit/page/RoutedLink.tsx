'use client';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { ButtonLink, type ButtonLinkProps } from '../../../themed/kit/ButtonLink';
import { isPlainClick } from './isPlainClick';

interface Routed {
  href: string;
  /** Called with a plain click; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const clickOf =
  ({ href, onNavigate }: Routed) =>
  (click: MouseEvent<HTMLAnchorElement>) =>
    isPlainClick(click) && onNavigate?.(href, click);

export type RoutedLinkProps = Routed &
  Pick<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    'id' | 'className' | 'tabIndex' | 'aria-current' | 'children'
  >;

/** A link that a host may follow without a page load. */
export const RoutedLink = ({ href, onNavigate, children, ...rest }: RoutedLinkProps) => (
  <a {...rest} href={href} onClick={clickOf({ href, onNavigate })}>
    {children}
  </a>
);

export type RoutedButtonProps = Routed & Omit<ButtonLinkProps, 'onClick'>;

/** The same as a button. */
export const RoutedButton = ({ href, onNavigate, ...rest }: RoutedButtonProps) => (
  <ButtonLink {...rest} href={href} onClick={clickOf({ href, onNavigate })} />
);
