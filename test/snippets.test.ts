import { expect, test } from 'vitest';
import { allSnippets, snippetsOf, typeErrorsOf } from './snippets';

/** A page with a wrong prop and a wrong import, so that a checker that finds nothing is not trusted. */
const faulty = `
\`\`\`tsx
import { TicketWidget } from 'boxoffice';

<TicketWidget eventId={1001} />;
\`\`\`

- Further in:

  \`\`\`ts
  import { gone } from 'boxoffice/domain';
  \`\`\`
`;

test('code in README, docs and pages of Storybook compiles as it stands', async () => {
  const snippets = allSnippets();
  expect(snippets.length).toBeGreaterThan(25);
  const errors = await typeErrorsOf([...snippets, ...snippetsOf('faulty.md', faulty)]);
  const expected = [
    expect.stringMatching(/^faulty\.md:11:10: .*no exported member .*gone/),
    expect.stringMatching(/^faulty\.md:5:15: Type 'number' is not assignable to type 'string'/),
  ];
  expect(errors).toEqual(expected);
});
