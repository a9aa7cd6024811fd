// @ts-check
// Writes the codes that have a section in docs/errors.md, and the homepage of headless/package.json, for messages of a development build.
// `--check` fails if the file is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../reference/pages.mjs'

const output = 'headless/src/core/error-pages.gen.ts'
const { homepage } = JSON.parse(readFileSync(join(root, 'headless/package.json'), 'utf8'))
const codes = [...readFileSync(join(root, 'docs/errors.md'), 'utf8').matchAll(/^## `(.+)`$/gm)].map(([, code]) => code)

const text = `// Generated from docs/errors.md and headless/package.json by scripts/generate/error-pages.mjs. Do not edit.

/** Where the documentation is. */
export const homepage = '${homepage}'

/** The codes of errors that have a page. */
export const codesWithPage: readonly string[] = [
${codes.map((code) => `  '${code}',`).join('\n')}
]
`

if (!process.argv.includes('--check')) writeFileSync(join(root, output), text)
else if (!existsSync(join(root, output)) || readFileSync(join(root, output), 'utf8') !== text) {
  console.error(`${output} is stale: run "node scripts/generate/error-pages.mjs" and commit what it writes.`)
  process.exitCode = 1
}
