// Writes docs/api/{entry}.api.md, what each entry of the built package offers; with --check it prints what they say otherwise.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
} from '@microsoft/api-extractor';
import { entries } from '../entries.mjs';

const isCheck = process.argv.includes('--check');
const committed = resolve('docs/api');
const cache = resolve('node_modules/.cache/api');
const reportTempFolder = join(cache, 'drafts');
const reportFolder = isCheck ? join(cache, 'reports') : committed;
rmSync(reportFolder, { recursive: true, force: true });
for (const folder of [reportFolder, reportTempFolder]) mkdirSync(folder, { recursive: true });

const unreported = { logLevel: ExtractorLogLevel.None, addToApiReportFile: false };

const configOf = (name: string) =>
  ExtractorConfig.prepare({
    configObjectFullPath: resolve('api-extractor.json'),
    packageJsonFullPath: resolve('package.json'),
    configObject: {
      projectFolder: resolve('.'),
      mainEntryPointFilePath: resolve(`dist/${name}.d.ts`),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            lib: ['es2023', 'dom', 'dom.iterable'],
            module: 'esnext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: entries.map(({ name }) => `dist/${name}.d.ts`),
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder,
        reportTempFolder,
        tagsToReport: { '@experimental': true },
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      newlineKind: 'lf',
      messages: {
        // tsc checks types, and test/publicNames.test.ts what is said of each name.
        compilerMessageReporting: { default: unreported },
        extractorMessageReporting: { default: unreported },
        tsdocMessageReporting: { default: unreported },
      },
    },
  });

const configs = entries.map(({ name }) => ({ name, config: configOf(name) }));
const [first] = configs;
if (!first) throw new Error('package.json exports no entry');

/** It tells of every report that it writes. */
const quiet = (message: ExtractorMessage) => {
  message.handled = message.logLevel !== ExtractorLogLevel.Error;
};

// One reading of all declarations for all reports: it takes most of the time.
const compilerState = CompilerState.create(first.config, {
  additionalEntryPoints: configs.map(({ config }) => config.mainEntryPointFilePath),
});
/**
 * What has no release tag of its own counts as public there; and the compiler writes a union that it inferred in the order in which it met its
 * members, which is another one when it reads only what changed.
 */
const settled = (report: string) =>
  report
    .replaceAll('// @public @experimental', '// @experimental')
    .replace(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) => union.split(' | ').sort().join(' | '));

for (const { name, config } of configs) {
  const { succeeded } = Extractor.invoke(config, { localBuild: true, compilerState, messageCallback: quiet });
  if (!succeeded) process.exitCode = 1;
  const path = join(reportFolder, `${name}.api.md`);
  writeFileSync(path, settled(readFileSync(path, 'utf8')));
}

if (isCheck) {
  const { status } = spawnSync('git', ['--no-pager', 'diff', '--no-index', committed, reportFolder], {
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.log(
      'docs/api is not what the build offers. Is that meant? `npm run api` writes it; commit it with the change.',
    );
    process.exitCode = 1;
  }
}
