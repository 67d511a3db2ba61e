import { A, H2, P, Table, Td, Th } from '../docs/frame/elements';
import { Live } from '../docs/frame/Live';
import { useStoryIndex } from '../docs/frame/storyIndex';
import { useToolbar } from '../docs/frame/toolbar';
import { stateNames, variantNames, variants, type MatrixState } from '../fixtures/matrix';

/** When a ticket is in this state. 000 §2.2. */
const meanings: Readonly<Record<MatrixState, string>> = {
  onSale: 'On sale',
  endsSoon: 'On sale, and its end is a date',
  fewLeft: 'Five or fewer are left: said urgently',
  manyLeft: 'More are left, and the organizer shows how many',
  free: 'It costs nothing',
  soldOut: 'None is left',
  soldOutOwnWords: 'None is left, in the organizer’s words',
  saleStarts: 'Its sale begins at a date',
  saleEnded: 'Its sale is over',
  needsOther: 'Another ticket has to be chosen first',
  notOnSale: 'It can’t be bought, and no date is known',
};

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const presets: Readonly<Record<string, string>> = {
  festival: 'festival-overview',
  summit: 'summit-overview',
};

/** The table of all cells, each a link to its story, and under it the cells themselves in the toolbar's preset. */
export function MatrixReview() {
  const preset = String(useToolbar()['preset']);
  const stories = new Set(useStoryIndex().map(({ id }) => id));
  return (
    <>
      <Table label="All cells">
        <thead>
          <tr>
            <Th>State</Th>
            {variantNames.map((variant) => (
              <Th key={variant}>{variants[variant].title}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stateNames.map((state) => (
            <tr key={state}>
              <Th scope="row">{meanings[state]}</Th>
              {variantNames.map((variant) => {
                const id = `tickets-matrix--${dashed(state)}-${dashed(variant)}`;
                return <Td key={variant}>{stories.has(id) && <A href={`?path=/story/${id}`}>Look</A>}</Td>;
              })}
            </tr>
          ))}
        </tbody>
      </Table>
      <H2 id="all">All of them</H2>
      <P>Rows in which everything but their state is the same.</P>
      <Live
        story={`tickets-matrix--${presets[preset] ?? 'ink-overview'}`}
        title="All states by all circumstances"
        tallest={12_000}
      />
    </>
  );
}
