// Publishes this version, once everything has passed; does nothing when the registry has it already.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const shell = process.platform === 'win32';
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const { stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'version'], { encoding: 'utf8', shell });

if (stdout.trim() === version) console.log(`${name} ${version} is published already.`);
else {
  execFileSync('npm', ['run', 'test:all'], { stdio: 'inherit', shell });
  // npm compares `repository` with where the package was built, so it is said there: a fork would publish under its own.
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
  if (server && repository) {
    const page = `${server}/${repository}`;
    const addresses = [`repository=git+${page}.git`, `homepage=${page}#readme`, `bugs=${page}/issues`];
    execFileSync('npm', ['pkg', 'set', ...addresses], { stdio: 'inherit', shell });
  }
  execFileSync('npx', ['changeset', 'publish'], { stdio: 'inherit', shell });
}
