// @ts-check
// `npm run bench -- frontegg`: the weight of an application with @frontegg/react, and after `portico migrate`.
import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { buildWhatIsStale } from '../../scripts/build/fresh-build.mjs'
import { here, oneReact } from './install.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const application = join(root, 'test/compat/frontegg/applications', process.argv[2] ?? 'embedded-basic')
/** Where applications find the packages of this folder. */
const written = join(here, 'node_modules/.applications')

buildWhatIsStale(['headless', 'ui-kit', 'tools/compat-frontegg', 'tools/cli'])
const [before, after] = ['before', 'after'].map((name) => {
  const folder = join(written, name)
  rmSync(folder, { recursive: true, force: true })
  cpSync(application, folder, { recursive: true })
  return folder
})
execFileSync(process.execPath, [join(root, 'tools/cli/bin/portico.js'), 'migrate', '--from', 'frontegg', `${after}`])
for (const [name, folder] of [
  ['@frontegg/react', before],
  ['after the command', after],
]) {
  const { first, all } = await weightOf(`${folder}`)
  console.log(`${name}: ${kib(first)} KiB before the first render, ${kib(all)} KiB in all parts (gzip, with React)`)
}

/**
 * Returns the bytes of an application, gzipped: of the entry with its static imports, and of all its modules.
 *
 * @param {string} folder
 */
async function weightOf(folder) {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: oneReact,
    build: { write: false, rolldownOptions: { input: join(folder, 'src/main.tsx') } },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite returned something else than one build.')
  const chunks = result.output.filter((one) => one.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of first) for (const one of byName.get(name)?.imports ?? []) first.add(one)
  const bytes = (/** @type {readonly { readonly code: string }[]} */ list) =>
    list.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
  return { first: bytes(chunks.filter(({ fileName }) => first.has(fileName))), all: bytes(chunks) }
}

/** @param {number} bytes */
function kib(bytes) {
  return (bytes / 1024).toFixed(1)
}
