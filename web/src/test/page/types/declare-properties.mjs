/**
 * Declares the reactive properties of the page's elements for the type checker, which does not know that Lit makes them
 * from `static properties`. Prints one declaration for each element: node declare-properties.mjs PAGE
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const [, , page] = process.argv;
const ELEMENT = /class (\w+) extends (?:LitElement|GamePart) \{\s*(?:static properties = (\{[^;]*\});)?/;

const scripts = readdirSync(page, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js')).sort();
for (const file of scripts) {
  const source = readFileSync(join(page, file), 'utf8');
  const [, name, properties] = ELEMENT.exec(source) ?? [];
  const fields = [...(properties ?? '').matchAll(/(\w+): \{(?=[^{}]*\})/g)].map(([, property]) => property)
    .filter((property) => !source.includes(`this.${property} = `)) // those the type checker finds by itself
    .map((property) => `    ${property}: any;\n`).join('');
  const module = relative(page, join(page, file));
  if (fields) console.log(`declare module './${module}' {\n  interface ${name} {\n${fields}  }\n}\n`);
}
console.log('export {};');
