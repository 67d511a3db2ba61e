import tokens from '../../src/theme/tokens.json';
import { ThemeRoot } from '../../src/themed/root';
import * as css from './foundations.css';

interface Entry {
  name: string;
  meaning: string;
  variable: string;
  isColour: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const entryOf = (name: string, token: unknown): Entry[] => {
  if (!isRecord(token) || !isRecord(token['$extensions'])) return [];
  return [
    {
      name,
      meaning: String(token['$description']),
      variable: String(token['$extensions']['boxoffice.variable']),
      isColour: token['$type'] === 'color',
    },
  ];
};

const groups = Object.entries(tokens as Record<string, unknown>).flatMap(([group, value]) => {
  if (!isRecord(value)) return [];
  const entries =
    '$value' in value
      ? entryOf(group, value)
      : Object.entries(value).flatMap(([name, token]) => entryOf(name, token));
  return [{ group, entries }];
});

/** Every token by its custom property, with what it is for; colours as they are in the theme around. */
export function TokenTables() {
  return groups.map(({ group, entries }) => (
    <section key={group} aria-label={group}>
      <h3>{group}</h3>
      <table>
        <thead>
          <tr>
            <th>Custom property</th>
            <th>What it is for</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ name, variable, meaning, isColour }) => (
            <tr key={name}>
              <td>
                {isColour && <Swatch variable={variable} />}
                <code>{variable}</code>
              </td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}

function Swatch({ variable }: { variable: string }) {
  return (
    <ThemeRoot>
      <div className={css.tableSwatch} style={{ background: `var(${variable})` }} />
    </ThemeRoot>
  );
}
