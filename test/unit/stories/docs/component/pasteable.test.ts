import { expect, test } from 'vitest';
import { pasteable } from '../../../../../stories/docs/component/pasteable';

const origins = new Map([
  ['Button', 'boxoffice'],
  ['Icon', 'boxoffice'],
  ['ThemeRoot', 'boxoffice/theme'],
]);

test('imports what it uses, by where it comes from, and leaves watched callbacks out', () => {
  const code =
    '<ThemeRoot preset="ink">\n  <Button icon={<Icon name="tag" />} onClick={() => {}}>Order</Button>\n</ThemeRoot>';
  expect(pasteable(code, origins)).toBe(
    [
      "import { Button, Icon } from 'boxoffice';",
      "import { ThemeRoot } from 'boxoffice/theme';",
      '',
      '<ThemeRoot preset="ink">\n  <Button icon={<Icon name="tag" />}>Order</Button>\n</ThemeRoot>',
    ].join('\n'),
  );
});

test('a callback that does something stays', () => {
  const code = '<Button onClick={() => setOpen(true)} />';
  expect(pasteable(code, origins)).toContain('onClick={() => setOpen(true)}');
});

test('what a partner does not have is not made to look as if they had', () => {
  expect(pasteable('<ChoosingTable />', origins)).toBe('<ChoosingTable />');
});
