// @ts-check
// `npm run doctor` lists every missing entry of a registry, and `npm run doctor -- users` those of one part. `npm run
// doctor -- --write` adds the entries that the folders require.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { entriesIn, featuresIn } from './folders.mjs'
import { lacking } from './registries.mjs'

const options = process.argv.slice(2)
const root = resolve(optionOf('root') ?? fileURLToPath(new URL('../..', import.meta.url)))
const part = options.find((option) => !option.startsWith('--'))

const parts = [...featuresIn(root), ...entriesIn(root, 'ui-kit').map(({ name }) => name.slice(1))]

if (part && !parts.some((known) => `/${known}`.endsWith(`/${part}`))) {
  console.error(`There is no feature and no screen ${part}: begin with headless/src/features/${part}.`)
  process.exitCode = 1
} else examine()

function examine() {
  if (options.includes('--write')) for (const { registry } of lacking(root, part)) registry.write?.(root)
  const left = lacking(root, part)
  for (const { registry, missing } of left) {
    console.log(`${registry.place} needs ${registry.about}${registry.write ? ' (--write adds them)' : ''}:`)
    for (const entry of missing) console.log(`  ${entry}`)
  }
  const count = left.reduce((sum, { missing }) => sum + missing.length, 0)
  console.log(count === 0 ? 'No entry is missing.' : `\n${count} entries are missing.`)
  if (count > 0) process.exitCode = 1
}

/** @param {string} name */
function optionOf(name) {
  const start = `--${name}=`
  return options.find((option) => option.startsWith(start))?.slice(start.length)
}
