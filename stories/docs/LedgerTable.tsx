import ledger from '../../docs/spec-coverage.json';

const { sentences } = ledger;
type Sentence = (typeof sentences)[number];

const sections = [...new Set(sentences.map(sectionOf))];

function sectionOf({ file, section }: Sentence): string {
  return `${file.slice(0, 3)} §${section}`;
}

const count = (rows: readonly Sentence[], status: string) =>
  rows.filter((row) => row.status === status).length;

const summaryOf = (rows: readonly Sentence[]) =>
  `${count(rows, 'covered')} covered, ${count(rows, 'open')} open, ${count(rows, 'not-shown')} not shown, ` +
  `${count(rows, 'out-of-scope')} out of scope`;

/** A story as a link that opens in Storybook's own frame; a test by its name. */
function Reference({ to }: { to: string }) {
  const target = to.slice(to.indexOf(':') + 1);
  if (!to.startsWith('story:')) return <code>{target}</code>;
  return (
    <a href={`./?path=/story/${target}`} target="_parent">
      {target}
    </a>
  );
}

function Row({ id, text, status, refs, ...rest }: Sentence) {
  return (
    <tr>
      <td style={{ whiteSpace: 'nowrap' }}>{id}</td>
      <td>{text}</td>
      <td style={{ whiteSpace: 'nowrap' }}>{status}</td>
      <td>
        {refs.map((ref) => (
          <div key={ref}>
            <Reference to={ref} />
          </div>
        ))}
        {'reason' in rest && rest.reason}
      </td>
    </tr>
  );
}

/** Each sentence of the requirements, and the stories and tests that show it. */
export function LedgerTable() {
  return (
    <>
      <p>{summaryOf(sentences)}</p>
      {sections.map((section) => {
        const rows = sentences.filter((sentence) => sectionOf(sentence) === section);
        return (
          <details key={section}>
            <summary>
              {section}: {summaryOf(rows)}
            </summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">Sentence</th>
                  <th scope="col">Text</th>
                  <th scope="col">Status</th>
                  <th scope="col">Shown by</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row key={row.id} {...row} />
                ))}
              </tbody>
            </table>
          </details>
        );
      })}
    </>
  );
}
