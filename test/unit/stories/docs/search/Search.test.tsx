import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Search } from '../../../../../stories/docs/search/Search';
import { sectionsOf } from '../../../../../stories/docs/search/sections';

const filler = 'Words that nobody looks for. '.repeat(12);
const sections = [
  ...sectionsOf(
    'Guides / Backend',
    './?path=/docs/guides-backend--docs',
    `# Backend\n## Idempotency\n${filler}A repeated key is answered with the first order. ${filler}\n## Errors\nCodes.`,
  ),
  ...sectionsOf('Guides / Codes', './?path=/docs/guides-codes--docs', '# Codes\nNo backend was given.'),
];

test('finds sections by the beginning of their words, or with a letter wrong, and shows where', async () => {
  render(<Search sections={sections} />);
  const field = screen.getByRole('searchbox', { name: 'Search all pages' });
  await userEvent.type(field, 'repeat order');
  expect(screen.getByRole('status')).toHaveTextContent('1 section');
  expect(screen.getByRole('link')).toHaveAttribute('href', './?path=/docs/guides-backend--docs#idempotency');
  const [hit] = screen.getAllByRole('listitem');
  expect(hit).toHaveTextContent(
    /Guides \/ Backend… .*A repeated key is answered with the first order\. .* …$/,
  );
  expect(
    within(hit ?? document.body)
      .getAllByRole('mark')
      .map(({ textContent }) => textContent),
  ).toEqual(['repeated', 'order']);

  await userEvent.clear(field);
  await userEvent.type(field, 'idempotancy');
  expect(screen.getByRole('link', { name: 'Idempotency' })).toBeVisible();

  await userEvent.clear(field);
  await userEvent.type(field, 'unicorn');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found. Try fewer words.');
});
