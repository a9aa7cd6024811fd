// @ts-check
// `npm run generate`: runs every generator, in the order of their needs. With `--check` nothing is written: it fails if a file is stale.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The generators, and whether each has a `--check`. The guides are compared by a test of the docs. */
const generators = /** @type {const} */ ({
  contract: true,
  messages: true,
  'permission-keys': true,
  tokens: true,
  styles: true,
  props: true,
  marks: true,
  'error-pages': true,
  'error-codes': true,
  guides: false,
})

const isCheck = process.argv.includes('--check')
const failed = []
for (const [name, canCheck] of Object.entries(generators)) {
  if (isCheck && !canCheck) continue
  const program = fileURLToPath(new URL(`./${name}.mjs`, import.meta.url))
  const { status } = spawnSync(process.execPath, [program, ...(isCheck ? ['--check'] : [])], { stdio: 'inherit' })
  if (status !== 0) failed.push(name)
}
if (failed.length > 0) {
  console.error(`FAILED: ${failed.join(', ')}.${isCheck ? ' Write the files with: npm run generate' : ''}`)
  process.exitCode = 1
}
