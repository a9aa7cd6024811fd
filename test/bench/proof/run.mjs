// @ts-check
// `npm run proof` measures what Portico claims of itself and writes docs/proof.md, docs/proof/figures.json and, in
// .cache/proof, one static page with its JSON, the accessibility report and the list of packages. It takes an hour.
// `-- --only sizes,packages` measures some parts anew, and `-- --only ''` none. The others keep their figures and dates.
// `-- --resume` takes the reports of the suites that an interrupted run has ended.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { accessibility } from './accessibility.mjs'
import { attacks } from './attacks.mjs'
import { axe } from './axe.mjs'
import { engines } from './engines.mjs'
import { mutation } from './mutation.mjs'
import { packages } from './packages.mjs'
import { markdownOf, staticPageOf } from './page.mjs'
import { sizes } from './sizes.mjs'
import { tabs } from './tabs.mjs'
import { tests } from './tests.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const output = join(root, '.cache/proof')
const kept = join(root, 'docs/proof/figures.json')
/** @type {readonly import('./part.mjs').Part[]} */
const parts = [sizes, tests, engines, axe, tabs, attacks, mutation, accessibility, packages]

const { values } = parseArgs({ options: { only: { type: 'string' }, resume: { type: 'boolean', default: false } } })
const chosen = values.only?.split(',').filter(Boolean) ?? parts.map(({ id }) => id)
const unknown = chosen.filter((id) => !parts.some((part) => part.id === id))
if (unknown.length > 0) throw new Error(`No part is named ${unknown}. The parts are ${parts.map(({ id }) => id)}.`)

mkdirSync(output, { recursive: true })
/** @type {import('./part.mjs').Figures} */
const figures = JSON.parse(readFileSync(kept, 'utf8'))
const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
const { version } = JSON.parse(readFileSync(join(root, 'headless/package.json'), 'utf8'))
// A build sets it for the whole process, and tests need a development build.
const mode = process.env['NODE_ENV']
for (const { id, measure } of parts.filter((part) => chosen.includes(part.id))) {
  console.log(`\n── ${id}`)
  figures[id] = {
    measuredOn: new Date().toISOString().slice(0, 10),
    commit,
    machine: `${cpus().length} cores, Node.js ${process.versions.node}`,
    ...(await measure({ root, output, isResumed: values.resume })),
  }
  if (mode === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = mode
  writeFileSync(kept, `${JSON.stringify(figures, null, 2)}\n`)
}
const text = markdownOf(version, parts, figures)
writeFileSync(join(root, 'docs/proof.md'), text)
writeFileSync(join(output, 'figures.json'), JSON.stringify(figures, null, 2))
writeFileSync(join(output, 'index.html'), staticPageOf(version, text))
console.log('\nWritten: docs/proof.md, docs/proof/figures.json, .cache/proof/index.html')
