// tsup writes an imported catalogue into the declarations as a value; a declaration has only its type.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

for (const file of readdirSync('dist').filter((name) => name.endsWith('.d.ts'))) {
  const text = readFileSync(`dist/${file}`, 'utf8');
  const declared = text.replace(/^var (\w+) = (\{\n[\s\S]*?\n\});$/gm, (_, name, object) => {
    const keys = Object.keys(JSON.parse(object)).map((key) => `  ${JSON.stringify(key)}: string;\n`);
    return `declare const ${name}: {\n${keys.join('')}};`;
  });
  if (declared !== text) writeFileSync(`dist/${file}`, declared);
}
