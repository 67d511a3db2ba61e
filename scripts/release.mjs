// Publishes this version, once everything has passed; does nothing when the registry has it already.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const shell = process.platform === 'win32';
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const { stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'version'], { encoding: 'utf8', shell });

if (stdout.trim() === version) console.log(`${name} ${version} is published already.`);
else {
  execFileSync('npm', ['run', 'test:all'], { stdio: 'inherit', shell });
  execFileSync('npx', ['changeset', 'publish'], { stdio: 'inherit', shell });
}
