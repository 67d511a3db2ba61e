import { expect, test } from 'vitest';
import { docExamples, examplesOf } from './docExamples';
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

\`\`\`js
import { defineTickets } from 'boxoffice/embed';

defineTickets({ backend: 7 });
\`\`\`

\`\`\`html
<script>
  (window.Boxoffice ??= []).push({ type: 'setLocale', locale: 7, to: '#vip' });
</script>
\`\`\`
`;

const faultyDoc = `
/**
 * @example
 * <Promotion.Root applied={code} error={error} pending={0} onApply={apply} onRemove={cancel} labels={labels}>
 *   <Promotion.Gone />
 * </Promotion.Root>
 * @public
 */
`;

test('code in README, docs, pages of Storybook and doc comments compiles as it stands', async () => {
  const snippets = allSnippets();
  expect(snippets.length).toBeGreaterThan(25);
  const examples = docExamples();
  expect(examples.length).toBeGreaterThan(12);
  const planted = [...snippetsOf('faulty.md', faulty), ...examplesOf('faulty.tsx', faultyDoc)];
  const errors = await typeErrorsOf([...snippets, ...examples, ...planted]);
  const expected = [
    expect.stringMatching(/^faulty\.md:11:10: .*no exported member .*gone/),
    expect.stringMatching(/^faulty\.md:17:\d+: Type 'number' is not assignable to type 'string'/),
    expect.stringMatching(/^faulty\.md:22:\d+: Type 'number' is not assignable to type 'string'/),
    expect.stringMatching(/^faulty\.md:5:15: Type 'number' is not assignable to type 'string'/),
    expect.stringMatching(
      /^faulty\.tsx:4:\d+: Type 'number' is not assignable to type 'boolean \| undefined'/,
    ),
    expect.stringMatching(/^faulty\.tsx:5:\d+: Property 'Gone' does not exist/),
  ];
  expect(errors).toEqual(expected);
});
