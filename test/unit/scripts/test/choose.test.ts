import { describe, expect, it } from 'vitest';
import { chooseSteps } from '../../../../scripts/test/choose';

const steps = [
  { name: 'unit', command: 'vitest run' },
  { name: 'stories', command: 'stories', options: ['--shard', '--only'] },
  { name: 'e2e', command: 'playwright test', options: ['--shard'] },
];
const commandsFor = (...args: string[]) => chooseSteps(steps, args).map(({ command }) => command);

describe('chooseSteps', () => {
  it('takes all steps when none is named, and else those named in the order of the list', () => {
    expect(chooseSteps(steps, [])).toEqual(steps);
    expect(commandsFor('stories', 'unit')).toEqual(['vitest run', 'stories']);
  });

  it('passes an option on to the chosen steps that know it, and to no other', () => {
    expect(commandsFor('unit', 'stories', '--shard=1/2')).toEqual(['vitest run', 'stories --shard=1/2']);
    expect(commandsFor('--shard=2/2')).toEqual([
      'vitest run',
      'stories --shard=2/2',
      'playwright test --shard=2/2',
    ]);
    expect(commandsFor('stories', '--only=kit-button', '--shard=1/2')).toEqual([
      'stories --only=kit-button --shard=1/2',
    ]);
  });

  it('quotes an option that the shell would take apart', () => {
    expect(commandsFor('stories', "--only=a 'b' $HOME")).toEqual([
      process.platform === 'win32' ? `stories "--only=a 'b' $HOME"` : `stories '--only=a '\\''b'\\'' $HOME'`,
    ]);
  });

  it('builds first what a named step needs and is not there, and uses what is', () => {
    const built = [
      { name: 'build', command: 'tsup', makes: 'dist/index.js' },
      { name: 'package', command: 'publint', needs: ['build'] },
      { name: 'pack', command: 'pack', needs: ['package'] },
    ];
    const namesFor = (isBuilt: boolean) =>
      chooseSteps(built, ['pack'], () => isBuilt).map(({ name }) => name);
    expect(namesFor(false)).toEqual(['build', 'pack']);
    expect(namesFor(true)).toEqual(['pack']);
  });

  it('names a step that does not exist, and an option that no chosen step takes', () => {
    expect(() => commandsFor('storys')).toThrow('No step is called storys. There are unit, stories, e2e.');
    expect(() => commandsFor('unit', '--shard=1/2')).toThrow('None of the steps unit takes --shard=1/2.');
  });
});
