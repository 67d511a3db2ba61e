import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';
import config from '../../vitest.config';
import { planted, type Edit } from '../planting/edit';

/** Vitest would begin with the longest; here the first is the likeliest to notice. */
class AsGiven extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    return Promise.resolve(files);
  }
}

interface Limits {
  /** Failures after which a run ends; none when absent. */
  bail?: number;
  /** Milliseconds of one test: a line less may be one that ends something. Default: as ever. */
  testTimeout?: number;
}

interface Outcome {
  /** Names of the tests that failed, and what broke outside of them. */
  failed: string[];
  /** Some test loaded the file with the edits in it. */
  isLoaded: boolean;
}

export interface PlantedRun {
  /** Runs test files, below `test`, on the sources with these edits in them. */
  run: (tests: readonly string[], edits?: readonly Edit[]) => Promise<Outcome>;
  close: () => Promise<void>;
}

/** One Vitest for many runs. Edits are planted on the way to the tests: no file is written, so that none has to be restored. */
export async function openPlantedRun(limits: Limits = {}): Promise<PlantedRun> {
  const { bail = 0, testTimeout } = limits;
  let edits: readonly Edit[] = [];
  let isLoaded = false;
  const plant: Plugin = {
    name: 'planted-edits',
    enforce: 'pre',
    transform(code, id) {
      const path = id.replace(/\?.*$/, '');
      const here = edits.filter(({ file }) => resolve(file) === path);
      if (here.length === 0) return undefined;
      isLoaded = true;
      return { code: here.reduce(planted, code), map: null };
    },
  };
  const vitest = await createVitest('test', {
    config: false,
    watch: false,
    reporters: [{}],
    maxWorkers: 1,
    bail,
    sequence: { sequencer: AsGiven },
    projects: projectsWith(plant, testTimeout),
  });
  return {
    async run(tests, planting = []) {
      const files = [...edits, ...planting].map(({ file }) => resolve(file));
      edits = planting;
      isLoaded = false;
      for (const file of files) vitest.invalidateFile(file);
      const paths = tests.map((test) => resolve('test', test));
      const specifications = (await vitest.globTestSpecifications(paths)).sort(
        (one, other) => paths.indexOf(one.moduleId) - paths.indexOf(other.moduleId),
      );
      if (specifications.length !== tests.length) throw new Error(`No such tests among ${tests.join(', ')}`);
      // What failed before would count towards the bail, and among what failed now.
      vitest.state.filesMap.clear();
      vitest.state.idMap.clear();
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
      return {
        failed: [
          ...testModules.flatMap((module) => [
            ...module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
            ...[...module.children.allTests('failed')].map(({ fullName }) => fullName),
          ]),
          ...unhandledErrors.map(messageOfError),
        ],
        isLoaded,
      };
    },
    close: () => vitest.close(),
  };
}

/** Of what was thrown outside of a test, which may be anything. */
const messageOfError = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : 'something failed outside of the tests';

/** The projects of the unit tests, with the plugin in them. */
function projectsWith(plant: Plugin, testTimeout: number | undefined): TestProjectInlineConfiguration[] {
  const projects = (config.test?.projects ?? []) as TestProjectInlineConfiguration[];
  return projects
    .filter(({ test }) => test?.name === 'unit' || test?.name === 'dom')
    .map(({ plugins = [], test }) => ({
      resolve: config.resolve ?? {},
      plugins: [...plugins, plant],
      // Modules of the host app's server are otherwise imported past Vite.
      // What a planted defect fails, it fails at once.
      test: {
        ...test,
        retry: 0,
        ...(testTimeout && { testTimeout }),
        server: { deps: { inline: [/\/host-app\//] } },
      },
    }));
}
