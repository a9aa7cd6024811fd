// @ts-check
// `node scripts/house/new-feature.mjs access-rules --list` writes a section of the portal in all layers. These are hook,
// emulator, screen, messages, gallery, guide and tests. Then it runs the generators and the doctor, so that everything
// passes at once.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { registries } from './registries.mjs'
import { addLabels, knownTitles, translationsIn } from './section-labels.mjs'
import { kinds, mistakeIn, stampedFiles } from './stamp.mjs'

const options = process.argv.slice(2)
const biome = 'node_modules/@biomejs/biome/bin/biome'
const root = resolve(fileURLToPath(new URL('../..', import.meta.url)))
const name = options.find((option) => !option.startsWith('--'))
const kind = kinds.find((one) => options.includes(`--${one}`))

const languages = translationsIn(root)
const nameOf = new Intl.DisplayNames('en', { type: 'language' })
const usage = `node scripts/house/new-feature.mjs <name> ${kinds.map((one) => `--${one}`).join(' | ')}

  <name>        the section in kebab-case: many for a list (access-rules), else one (privacy)
  --one=<word>  one row of a list, if it is not <name> without its last letter
${languages.map((language) => `  --${language}=<title>  the title in ${nameOf.of(language)}`).join('\n')}`

const words = {
  name: name ?? '',
  ...given('one'),
  // One English title has one translation.
  titles: { ...Object.assign({}, ...languages.map(given)), ...(name && knownTitles(root, name)) },
}
const mistake = name && kind ? mistakeIn(kind, words) : usage
if (mistake || !name || !kind) fail(mistake ?? usage)
else stamp(kind)

/** @param {import('./stamp.mjs').Kind} kind */
function stamp(kind) {
  const files = stampedFiles(kind, words)
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)))
  if (taken.length > 0) return fail(`Nothing is written, because these files exist:\n${taken.join('\n')}`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  if (kind !== 'flow') addLabels(root, words.name)
  const isDone =
    run('scripts/generate/contract.mjs') &&
    run('scripts/generate/error-codes.mjs') &&
    run('scripts/generate/messages.mjs') &&
    run('scripts/generate/styles.mjs') &&
    run('scripts/house/doctor.mjs', `portal/${name}`, '--write') &&
    run(biome, 'check', '--write', '--log-level=error', ...Object.keys(files)) &&
    run(biome, 'format', '--write', '--log-level=error', '--no-errors-on-unmatched', ...writtenPlaces()) &&
    run('scripts/generate/props.mjs') &&
    run('scripts/generate/guides.mjs')
  if (isDone) console.log(report(files))
}

/** Returns the places that the doctor writes, and the names of the sections. @returns {readonly string[]} */
function writtenPlaces() {
  return [...registries.filter(({ write }) => write).map(({ place }) => place), 'ui-kit/messages']
}

/** @param {Readonly<Record<string, string>>} files */
function report(files) {
  const lines = Object.values(files).reduce((sum, text) => sum + text.split('\n').length - 1, 0)
  const hasTemplate = (/** @type {string} */ language) =>
    existsSync(join(root, `scripts/house/templates/${kind}/ui-kit/messages`, language))
  const untranslated = languages.filter((language) => !hasTemplate(language))
  const untitled = languages.filter((language) => hasTemplate(language) && !(language in words.titles))
  return [
    `${Object.keys(files).length} files, ${lines} lines:`,
    ...Object.keys(files).map((path) => `  ${path}`),
    '',
    'Next:',
    `  Replace the draft operations of headless/openapi/${name}.yaml by those of the contract.`,
    ...untitled.map((language) => `  Translate the title in ui-kit/messages/${language}/portal/${name}.json.`),
    ...untranslated.map((language) => `  Translate the texts in ui-kit/messages/${language}/portal/${name}.json.`),
    '  npm run build && npm run api-report',
  ].join('\n')
}

/** Runs a script of the project. @param {string} script @param {readonly string[]} parameters */
function run(script, ...parameters) {
  const { status } = spawnSync(process.execPath, [script, ...parameters], { cwd: root, stdio: 'inherit' })
  if (status !== 0) fail(`${script} failed. The files are written; run it again after a correction.`)
  return status === 0
}

/** @param {string} option @returns {Readonly<Record<string, string>>} */
function given(option) {
  const start = `--${option}=`
  const found = options.find((one) => one.startsWith(start))
  return found ? { [option]: found.slice(start.length) } : {}
}

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exitCode = 1
}
