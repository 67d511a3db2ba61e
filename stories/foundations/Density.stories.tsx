import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { densities, type Density } from '../../src/theme';
import { Button } from '../../src/themed/kit/Button';
import { Field } from '../../src/themed/kit/Field';
import { Notice } from '../../src/themed/kit/Notice';
import { Table, TBody, Td, Th, THead, Tr } from '../../src/themed/kit/Table';
import { TextInput } from '../../src/themed/kit/TextInput';
import { ThemeRoot } from '../../src/themed/root';
import * as css from './foundations.css';

const sales = [
  ['General Admission', '$180.00'],
  ['Two-Day Pass', '$256.00'],
  ['Student Day', '$70.00'],
] as const;

function Sample({ density }: { density: Density }) {
  return (
    <ThemeRoot density={density}>
      <section aria-label={density} className={css.densitySample}>
        <p className={css.name}>{density}</p>
        <Table caption={`Prices, ${density}`}>
          <THead>
            <Tr>
              <Th>Ticket</Th>
              <Th align="end">Price</Th>
            </Tr>
          </THead>
          <TBody>
            {sales.map(([ticket, price]) => (
              <Tr key={ticket}>
                <Th scope="row">{ticket}</Th>
                <Td numeric>{price}</Td>
              </Tr>
            ))}
          </TBody>
        </Table>
        <Notice tone="warning" title="3 left">
          Ends on March 20.
        </Notice>
        <Field label="Promotion code">{(control) => <TextInput {...control} />}</Field>
        <Button variant="primary">Order Now</Button>
      </section>
    </ThemeRoot>
  );
}

function Densities() {
  return (
    <div className={css.lab}>
      {densities.map((density) => (
        <Sample key={density} density={density} />
      ))}
    </div>
  );
}

const meta = { title: 'Foundations/Density', component: Densities } satisfies Meta<typeof Densities>;
export default meta;

/** Compact takes the next smaller step of each space; a mouse gets 36 px, a finger keeps its 44. */
export const Both: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const [roomy, close] = canvas
      .getAllByRole('button', { name: 'Order Now' })
      .map((button) => button.getBoundingClientRect().height);
    await expect(roomy).toBe(44);
    await expect(close).toBe(matchMedia('(pointer: fine)').matches ? 36 : 44);
  },
};
