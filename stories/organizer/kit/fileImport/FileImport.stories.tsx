import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { notPictured, onPhones } from '../../../../.storybook/modes';
import { ApiError } from '../../../../src/client';
import { promotionColumns, promotionRows, type PromotionCells } from '../../../../src/domain/promotions';
import type { ImportOutcome, SheetLine } from '../../../../src/domain/table/fileImport';
import { FileImport, type FileImportProps } from '../../../../src/organizer/kit/fileImport';
import { Button } from '../../../../src/themed/kit/Button';
import { chooseOption } from '../../chooseOption';
import { type Canvas, withRoom } from '../../settings';
import { chooseFile } from './importFile';

type Props = FileImportProps<PromotionCells>;
type Send = Props['send'];

const rules = {
  timeZone: 'America/New_York',
  ticketTypes: [
    { id: '3001', name: 'Early Bird' },
    { id: '3002', name: 'Workshop' },
    { id: '3003', name: 'Workshop' },
  ],
};
const check = (lines: readonly SheetLine[]) => promotionRows(lines, rules);
const accept: Send = (rows) => Promise.resolve({ created: rows.length });
/** The second portion stays on its way. */
const stuck: Send = (sent, signal) =>
  sent.length === 2
    ? accept(sent, signal)
    : new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
const noAnswer = () => Promise.reject<ImportOutcome>(new ApiError('refused', 500, null, 'error'));

const codes = (count: number) => `${count} ${count === 1 ? 'code' : 'codes'}`;

/** Rows of a file: chosen, its columns found, its rows checked, imported without the bad ones, and what came of it. */
const meta = {
  title: 'Organizer/Kit/File import',
  component: FileImport<PromotionCells>,
  args: {
    name: 'promotions',
    columns: promotionColumns,
    check,
    send: fn(accept),
    batchSize: 2,
    help: 'Code and discount are required. Enter ticket types by name, separated by semicolons.',
    sample: { code: 'SPRING20', percentOff: '20', discountedTicketTypeIds: 'Early Bird' },
    texts: {
      ready: (count) => `${codes(count)} ready to import.`,
      action: (count) => `Import ${codes(count)}`,
      done: ({ created }) => [`${codes(created)} created`],
    },
    end: <Button variant="primary">Promotions</Button>,
  },
  decorators: [withRoom],
} satisfies Meta<typeof FileImport<PromotionCells>>;
export default meta;
type Story = StoryObj<Meta<typeof FileImport<PromotionCells>>>;

const head = 'Promo code;Discount (%);Discounted ticket types;Comment;Owner';
const rows = [
  'HARBOUR;15;Early Bird;Pier walk;Maren',
  'TOO MUCH;10;;;',
  'LANTERN;20 %;early bird;=1+1;Ada',
  'RIVETS;20;Workshop;;',
  'SAILS;20;Late Bird;;',
  'MOOR;5;;;Ada',
];
const open = (canvas: Canvas) => chooseFile(canvas, 'spring.csv', head, ...rows);
const sendGood = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Import 3 codes' }));
  const question = within(await screen.findByRole('dialog', { name: 'Skip 3 rows with errors?' }));
  await userEvent.click(question.getByRole('button', { name: 'Import 3 codes' }));
};

export const Empty: Story = { parameters: { chromatic: { modes: onPhones } } };

/** The columns are found by their names, and changed by hand; nothing is sent before the required ones are there. */
export const ColumnMissing: Story = {
  parameters: { chromatic: { modes: onPhones } },
  play: async ({ canvas }) => {
    await chooseFile(canvas, 'spring.csv', 'Kürzel;Discount;;Discount', 'HARBOUR;15;x;1');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Required columns were not found: Code. Choose them below.',
    );
    await expect(canvas.getByRole('heading', { name: 'spring.csv' })).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: 'Code' })).toHaveAccessibleDescription(
      'Choose a column',
    );
    await expect(canvas.queryByRole('button', { name: /^Import/ })).toBeNull();
  },
};

export const ColumnChosen: Story = {
  ...notPictured('The columns are in another story, the rows too.'),
  play: async ({ canvas, args, ...context }) => {
    await ColumnMissing.play?.({ ...context, canvas, args });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Code' }));
    await chooseOption('Kürzel');
    await expect(await canvas.findByText('1 code ready to import.')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Discount' }));
    await chooseOption('Discount (column 4)');
    await userEvent.click(canvas.getByRole('button', { name: 'Import 1 code' }));
    await canvas.findByText('1 code created');
    await expect(args.send).toHaveBeenCalledWith(
      [expect.objectContaining({ code: 'HARBOUR', percentOff: '1' })],
      expect.anything(),
    );
  },
};

/** Bad rows are named with row, column and reason, as the file names them; the others are shown. */
export const BadRows: Story = {
  parameters: { chromatic: { modes: onPhones } },
  play: async ({ canvas }) => {
    await open(canvas);
    await canvas.findByText('3 codes ready to import.');
    await expect(canvas.getByText('3 rows have errors and are skipped.')).toBeVisible();
    await expect(canvas.getByText('Row 3, Promo code: Use letters, digits, - and _ only')).toBeVisible();
    await expect(
      canvas.getByText('Row 5, Discounted ticket types: More than one has this name'),
    ).toBeVisible();
    await expect(canvas.getByText('Row 6, Discounted ticket types: Unknown ticket type')).toBeVisible();
    await expect(canvas.getByText('Not imported: Owner')).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveTextContent('MOOR');
    await expect(canvas.getByRole('table')).not.toHaveTextContent('SAILS');
  },
};

/** The organizer is asked before rows are skipped; the good ones alone are sent, in portions. */
export const Done: Story = {
  parameters: { chromatic: { modes: onPhones } },
  play: async ({ canvas, args }) => {
    await open(canvas);
    await sendGood(canvas);
    const outcome = (await canvas.findByText('3 codes created')).closest('[tabindex]');
    await waitFor(() => expect(outcome).toHaveFocus());
    await expect(canvas.getByText(/^Row 6, /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download these rows' })).toBeVisible();
    await expect(args.send).toHaveBeenCalledTimes(2);
    await expect(args.send).toHaveBeenNthCalledWith(
      1,
      [
        expect.objectContaining({ code: 'HARBOUR', discountedTicketTypeIds: '3001' }),
        expect.objectContaining({ code: 'LANTERN', percentOff: '20', note: '=1+1' }),
      ],
      expect.anything(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another file' }));
    await waitFor(() => expect(canvas.getByLabelText('Choose a file')).toHaveFocus());
  },
};

/** What only the backend knows is said where the other rows with errors are. */
export const RowsRefused: Story = {
  args: {
    send: (sent) =>
      Promise.resolve({
        created: sent.length - 1,
        refused: [{ line: 2, field: 'code', error: 'Another promotion has this code.' }],
      }),
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await sendGood(canvas);
    await canvas.findByText('1 code created');
    await expect(canvas.getByText('Row 2, Promo code: Another promotion has this code.')).toBeVisible();
    await expect(canvas.getByText('5 rows have errors and are skipped.')).toBeVisible();
  },
};

/** Where one row is refused for all, the others can be sent without it. */
export const AllRefusedForOne: Story = {
  args: {
    batchSize: 100,
    send: (sent) =>
      sent.length === 3
        ? Promise.reject(
            new ApiError(
              'refused',
              400,
              { code: 4000, message: 'No.', field: 'rows[1].code', error: 'It is taken.' },
              'refused',
            ),
          )
        : accept(sent, new AbortController().signal),
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await sendGood(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server did not accept one row.');
    await expect(canvas.getByText('Row 4, Promo code: It is taken.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 2 codes' }));
    const question = within(await screen.findByRole('dialog', { name: 'Skip 4 rows with errors?' }));
    await userEvent.click(question.getByRole('button', { name: 'Import 2 codes' }));
    await canvas.findByText('2 codes created');
  },
};

/** How far it is, and a way to stop. */
export const Sending: Story = {
  args: { send: stuck },
  play: async ({ canvas }) => {
    await open(canvas);
    await sendGood(canvas);
    await canvas.findByText('Importing: 2 of 3 rows');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'spring.csv' })).toHaveFocus());
  },
};

/** Stopped: what was sent stays, what was on its way is doubtful, and the rest can still be sent. */
export const Stopped: Story = {
  args: { send: stuck },
  play: async ({ canvas, ...context }) => {
    await Sending.play?.({ ...context, canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByText('2 codes created')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import 1 code' })).toBeVisible();
  },
};

/** Nothing is lost: the mapping and the rows stay, and what was imported is not sent again. */
export const Failed: Story = {
  args: { send: (sent, signal) => (sent.length === 2 ? accept(sent, signal) : noAnswer()) },
  parameters: { chromatic: { modes: onPhones } },
  play: async ({ canvas }) => {
    await open(canvas);
    await sendGood(canvas);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByText('2 codes created')).toBeVisible();
    await expect(canvas.getByText(/^Row 6, /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import 1 code' })).toBeVisible();
  },
};

export const NoTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText('Choose a file'),
      new File(['PK\0\0'], 'spring.csv', { type: 'text/csv' }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This file could not be read as CSV.');
    await chooseFile(canvas, 'spring.csv', head);
    await canvas.findByText('The file has no rows.');
  },
};
