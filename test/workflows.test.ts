import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { chooseSteps } from '../scripts/test/choose';
import { steps } from '../scripts/test/steps';

interface Workflow {
  on: unknown;
  permissions?: Record<string, string>;
  jobs: Record<
    string,
    {
      permissions?: Record<string, string>;
      env?: Record<string, string>;
      strategy?: { matrix: { include: { steps: string }[] } };
      steps: { if?: string; uses?: string; run?: string; with?: Record<string, unknown> }[];
    }
  >;
}

const folder = '.github/workflows';
const read = (file: string) => parse(readFileSync(`${folder}/${file}`, 'utf8')) as Workflow;
const workflows = readdirSync(folder).map((file) => ({ file, workflow: read(file) }));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Scripts of package.json that a command line runs. */
const scriptsIn = (command: string) =>
  [...command.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);

describe('the workflows', () => {
  it('are one for pull requests, one for the night and one for releases', () => {
    expect(workflows.map(({ file }) => file)).toEqual(['nightly.yml', 'pull-request.yml', 'release.yml']);
  });

  it('run scripts that package.json has', () => {
    const commands = workflows.flatMap(({ workflow }) =>
      Object.values(workflow.jobs).flatMap(({ steps: list }) =>
        list.flatMap(({ run = '', with: options = {} }) => [run, ...Object.values(options).map(String)]),
      ),
    );
    const named = [...commands, readFileSync('.ci/run', 'utf8')].flatMap(scriptsIn);
    expect(named).toEqual(expect.arrayContaining(['test:all', 'chromatic', 'release', 'licences']));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('run every step of npm test for a pull request, and nothing that is no step', () => {
    const groups = Object.values(read('pull-request.yml').jobs).flatMap(
      ({ strategy }) => strategy?.matrix.include.map(({ steps: line }) => line.split(' ')) ?? [],
    );
    const run = groups.flatMap((args) => chooseSteps(steps, args).map(({ name }) => name));
    expect([...new Set(run)].sort()).toEqual(steps.map(({ name }) => name).sort());
  });

  it('run a partner’s Jest and every recipe for a pull request', () => {
    const runs = read('pull-request.yml').jobs['partners']?.steps.map(({ run }) => run);
    expect(runs).toContain('node scripts/with-browser.mjs node test/examples/run.mjs jest vite-react18');
  });

  it('shard so that no part is left out', () => {
    const lines = Object.values(read('pull-request.yml').jobs).flatMap(
      ({ strategy }) => strategy?.matrix.include.map(({ steps: line }) => line) ?? [],
    );
    const shards = lines
      .flatMap((line) => /--shard=(\d+)\/(\d+)/.exec(line) ?? [])
      .filter((part) => /^\d+$/.test(part));
    expect(shards).toEqual(['1', '2', '2', '2']);
  });

  it('take every guard away at night', () => {
    const runs = read('nightly.yml').jobs['guards']?.steps.map(({ run }) => run);
    expect(runs).toContain('npm run test:guards');
  });

  it('attack the backend and the order in full at night', () => {
    const runs = read('nightly.yml').jobs['attacks']?.steps.map(({ run }) => run);
    const attacks = Object.keys(scripts).filter((name) => name.startsWith('attack:'));
    expect(attacks).toHaveLength(4);
    expect(runs).toEqual(expect.arrayContaining(attacks.map((name) => `npm run ${name}`)));
  });

  it('audit what partners install, and its licences, at night', () => {
    const runs = read('nightly.yml').jobs['dependencies']?.steps.map(({ run }) => run);
    expect(runs).toContain('npm audit --omit=dev --audit-level=moderate');
    expect(runs).toContain('npm run licences');
  });

  it('write a new version into all that holds it, or the tests before publishing fail', () => {
    const parts = scripts['release:version']?.split(' && ');
    expect(parts).toEqual([
      'changeset version',
      'oxfmt CHANGELOG.md',
      'npm run contract',
      'npm install --package-lock-only --ignore-scripts',
    ]);
  });

  it('publish with provenance, and with a list of what is in the package', () => {
    const { env, steps: list } = read('release.yml').jobs['release'] ?? { steps: [] };
    expect(env).toMatchObject({ NPM_CONFIG_PROVENANCE: 'true' });
    const listed = list.find(({ run }) => run?.includes('npm sbom --omit dev --sbom-format cyclonedx'));
    expect(listed).toMatchObject({ if: "${{ steps.changesets.outputs.published == 'true' }}" });
    expect(listed?.run).toContain('gh release upload');
  });

  it('may only read, but for the one that publishes; and name a version of each action', () => {
    for (const { file, workflow } of workflows) {
      const granted = Object.values(workflow.jobs).map(
        ({ permissions }) => permissions ?? workflow.permissions,
      );
      if (file !== 'release.yml') expect(granted, file).toEqual(granted.map(() => ({ contents: 'read' })));
      else expect(granted).toEqual([{ contents: 'write', 'pull-requests': 'write', 'id-token': 'write' }]);
      for (const { steps: list } of Object.values(workflow.jobs))
        for (const { uses } of list) if (uses) expect(uses, file).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
    }
  });
});
