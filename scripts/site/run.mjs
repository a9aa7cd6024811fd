// @ts-check
// `npm run site` builds the site and serves it; `-- --build` only builds it. `--no-reference` leaves out the API reference,
// which takes more than a minute. `--serve` serves what was built. `--dev` serves the guides with changes at once, without reference, screens and pictures.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'esbuild'
import { build } from 'vite'
import { withPolicy } from '../../docs/site/content-policy.mjs'
import { groups } from '../../docs/site/navigation.mjs'
import { llmsText, sitePages, tasksOf } from '../../docs/site/pages.mjs'
import { siteFolder } from '../../docs/site/staged.mjs'
import { installLocked } from '../../test/compat/install.mjs'
import { readPages } from '../reference/pages.mjs'
import { serveSite } from './serve-site.mjs'
import { takeSitePictures } from './site-pictures.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const here = join(root, 'docs/site')
const options = process.argv.slice(2)
// A test that starts this has another, which would build React for development.
process.env['NODE_ENV'] = 'production'
const { liveScreens: screens } = await exampleModule('live-screens')
const { brands } = await exampleModule('brands')

if (options.includes('--serve')) await serve()
else {
  await installLocked(here, [])
  stage()
  if (options.includes('--dev')) run('node', [join(here, 'node_modules/vitepress/bin/vitepress.js'), 'dev', here])
  else await buildAll()
}

async function buildAll() {
  rmSync(siteFolder('dist'), { recursive: true, force: true })
  run('node', [join(here, 'node_modules/vitepress/bin/vitepress.js'), 'build', here])
  await buildScreens()
  await takeSitePictures(screens)
  if (!options.includes('--no-reference')) buildReference()
  if (!options.includes('--build')) await serve()
}

/** Writes the pages, their pictures and the files for language models. */
function stage() {
  const pages = readPages()
  const site = sitePages(pages, screens)
  const byGuide = new Map(pages.map(({ path, text }) => [path.replace(/^docs\/|\.md$/g, ''), text]))
  rmSync(siteFolder('pages'), { recursive: true, force: true })
  for (const { path, text } of site) write(`pages/${path}`, text)
  for (const name of ['index.md', 'screens.md']) write(`pages/${name}`, readFileSync(join(here, name), 'utf8'))
  // Each page is there as Markdown too, beside its HTML.
  for (const { path, text } of site) write(`pages/public/${path.replace(/(^|\/)index\.md$/, '$1README.md')}`, text)
  write('pages/public/llms.txt', llmsText(groups, byGuide, tasksOf(site)))
  write(
    'pages/public/llms-full.txt',
    groups.flatMap((group) => group.pages.map((page) => byGuide.get(page) ?? '')).join('\n\n'),
  )
  write('pages/public/screens.json', JSON.stringify(screens))
  write('pages/public/brands.json', JSON.stringify(brands))
  for (const name of ['images', 'architecture.svg'])
    cpSync(join(root, 'docs', name), siteFolder(`pages/public/${name}`), { recursive: true })
  cpSync(join(here, 'favicon.svg'), siteFolder('pages/public/favicon.svg'))
}

/** Builds the live screens and the gallery, below `/screens/`. */
async function buildScreens() {
  const example = join(root, 'examples/default-kit')
  await build({
    root: example,
    base: '/screens/',
    logLevel: 'warn',
    build: {
      outDir: siteFolder('dist/screens'),
      emptyOutDir: false,
      rolldownOptions: { input: ['live', 'gallery'].map((page) => join(example, page, 'index.html')) },
    },
  })
}

/** Builds the reference of every public name, and adds the policy to its pages. */
function buildReference() {
  const folder = siteFolder('dist/reference')
  run('npx', ['typedoc', '--out', folder])
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    writeFileSync(join(folder, name), withPolicy(readFileSync(join(folder, name), 'utf8')))
  }
}

async function serve() {
  const { url } = await serveSite(Number(process.env['PORT'] ?? 5180))
  console.log(`The site is at ${url}`)
}

/** Returns a module of the live screens, which is written in TypeScript. @param {string} name */
async function exampleModule(name) {
  const { outputFiles } = await bundle({
    entryPoints: [join(root, `examples/default-kit/src/live/${name}.ts`)],
    bundle: true,
    format: 'esm',
    write: false,
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)
}

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(siteFolder(path)), { recursive: true })
  writeFileSync(siteFolder(path), text)
}

/** @param {string} command @param {readonly string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed; what is above says why.`)
}
