import { expect, test } from 'vitest';
import { exampleCode } from '../../../../../stories/docs/component/exampleCode';

const origins = new Map([
  ['BoxofficeProvider', 'boxoffice'],
  ['Button', 'boxoffice'],
  ['Countdown', 'boxoffice/headless'],
  ['Icon', 'boxoffice'],
  ['OrdersScreen', 'boxoffice/organizer'],
]);

test('a screen stands inside the provider with its backend, beside both style sheets', () => {
  expect(exampleCode({ from: 'boxoffice/organizer', usage: '<OrdersScreen eventId="1001" />' }, origins))
    .toBe(`import { BoxofficeProvider } from 'boxoffice';
import { OrdersScreen } from 'boxoffice/organizer';
import 'boxoffice/styles.css';
import 'boxoffice/organizer.css';

export function Example() {
  return (
    <BoxofficeProvider backend={{ v1: '/api/v1', v2: '/api/v2' }} locale="en">
      <OrdersScreen eventId="1001" />
    </BoxofficeProvider>
  );
}`);
});

test('a part that is placed alone stands in a theme; what it is given is a parameter of the part’s own type', () => {
  const usage = `
      <Button
        icon={<Icon name="close" />}
        onClick={onClick}
      />`;
  expect(exampleCode({ from: 'boxoffice', usage }, origins))
    .toBe(`import { BoxofficeProvider, Button, Icon, ThemeRoot } from 'boxoffice';
import type { ComponentProps } from 'react';
import 'boxoffice/styles.css';

type Given = Pick<ComponentProps<typeof Button>, 'onClick'>;

export function Example({ onClick }: Given) {
  return (
    <BoxofficeProvider locale="en">
      <ThemeRoot>
        <Button
          icon={<Icon name="close" />}
          onClick={onClick}
        />
      </ThemeRoot>
    </BoxofficeProvider>
  );
}`);
});

test('a part without looks needs nothing around it; what a function in it gets is no parameter', () => {
  const usage =
    '<Countdown.Root total={total}>{({ left }) => <Countdown.Time left={left} />}</Countdown.Root>';
  const code = exampleCode({ from: 'boxoffice/headless', usage }, origins);
  expect(code).toContain("Pick<ComponentProps<typeof Countdown.Root>, 'total'>;");
  expect(code).toContain('Example({ total }: Given)');
  expect(code).not.toMatch(/\.css|Provider|ThemeRoot/);
});

test('what brings a provider gets no second one', () => {
  const usage = '<BoxofficeProvider locale="de">\n  <Button>Order</Button>\n</BoxofficeProvider>';
  expect(exampleCode({ from: 'boxoffice', usage }, origins).match(/<BoxofficeProvider/g)).toHaveLength(1);
});

test('many parameters stand one below the other', () => {
  const props = ['first', 'second', 'third', 'fourth'].map((name) => `${name}Choice={${name}Choice}`);
  const code = exampleCode({ from: 'boxoffice', usage: `<Button ${props.join(' ')} />` }, origins);
  expect(code).toContain("  ComponentProps<typeof Button>,\n    | 'firstChoice'\n    | 'secondChoice'\n");
  expect(
    Math.max(
      ...code
        .split('\n')
        .slice(0, 12)
        .map((line) => line.length),
    ),
  ).toBeLessThanOrEqual(90);
});
