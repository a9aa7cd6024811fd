// @ts-check
// The places that list the parts of the project, with their missing entries. `npm run doctor` prints all missing
// entries, and the tests expect none.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { entriesIn, featuresIn, filesIn, textOf, workspaces } from './folders.mjs'
import { listRegistries } from './list-registries.mjs'
import { readMessages } from './message-source.mjs'
import { addRows, exportedBy, packageRegistries, sentenceOf } from './package-registries.mjs'
import { slotRegistries } from './slot-registries.mjs'

/**
 * @typedef {object} Registry
 * @property {string} place The file or folder, from the root of the project.
 * @property {string} about The required entries.
 * @property {(root: string) => readonly string[]} missing Returns the entries to add, and the entries to remove as `no
 * <entry>`.
 * @property {(root: string) => void} [write] Adds them.
 */

/** @type {readonly Registry[]} */
export const registries = [
  ...workspaces.flatMap(packageRegistries),
  {
    place: 'headless/src/features',
    about: 'the files that every feature has',
    missing: (root) =>
      featuresIn(root)
        .flatMap((feature) =>
          ['types.ts', 'feature.ts', 'hooks.ts', 'index.ts', 'react.ts'].map((file) => `${feature}/${file}`),
        )
        .filter((path) => !existsSync(join(root, 'headless/src/features', path))),
  },
  {
    place: 'docs/features',
    about: 'a guide for each feature',
    missing: (root) =>
      featuresIn(root)
        .map((feature) => `${feature}.md`)
        .filter((guide) => !existsSync(join(root, 'docs/features', guide))),
  },
  {
    place: '.changeset',
    about: 'the hook of each feature, here or in a changelog',
    missing: (root) => featuresWithoutChange(root).map(({ hook }) => hook),
    write: (root) => {
      mkdirSync(join(root, '.changeset'), { recursive: true })
      for (const { feature, hook } of featuresWithoutChange(root)) {
        writeFileSync(join(root, '.changeset', `${feature.replace('/', '-')}.md`), changeOf(root, feature, hook))
      }
    },
  },
  {
    place: 'docs/README.md',
    about: 'a link to each guide',
    missing: guidesWithoutLink,
    write: (root) =>
      addRows(
        join(root, 'docs/README.md'),
        guidesWithoutLink(root).map((guide) => guideRow(root, guide)),
      ),
  },
  ...slotRegistries,
  {
    place: 'ui-kit/messages',
    about: 'the same messages in every language',
    missing: (root) => {
      const folder = join(root, 'ui-kit/messages')
      return existsSync(folder) ? readMessages(folder).faults : []
    },
  },
  {
    place: 'ui-kit/src, sections of messages',
    about: 'an import of each section',
    missing: (root) => {
      const kit = allOf(join(root, 'ui-kit/src'), /(?<!\.test|\.gen)\.tsx?$/)
      return filesIn(join(root, 'ui-kit/messages/en'), /\.json$/)
        .map((file) => `messages/${file.replace('.json', '.gen.ts')}`)
        .filter((module) => !kit.includes(`/${module}'`))
    },
  },
  {
    place: 'examples/default-kit/src/gallery',
    about: 'states of each screen',
    missing: (root) => {
      const gallery = allOf(join(root, 'examples/default-kit/src/gallery'), /\.tsx?$/)
      return entriesIn(root, 'ui-kit')
        .filter(({ isPart, name }) => isPart && !shownWithin.includes(name))
        .filter((entry) => !exportedBy(root, 'ui-kit', entry).some((name) => new RegExp(`\\b${name}\\b`).test(gallery)))
        .map(({ name }) => name)
    },
  },
  ...listRegistries,
]

/** The entries without a screen: their parts render within others. */
const shownWithin = ['/social']

/**
 * Returns the registries with missing entries.
 *
 * @param {string} root The root of the project.
 * @param {string} [part] The part that the entries must name, such as `portal/users`. Default: all entries.
 * @returns {readonly { readonly registry: Registry, readonly missing: readonly string[] }[]}
 */
export function lacking(root, part = '') {
  const name = new RegExp(`(?:\\b|use)${basename(part).replaceAll('-', '-?')}`, 'i')
  return registries
    .map((registry) => ({ registry, missing: registry.missing(root).filter((entry) => name.test(entry)) }))
    .filter(({ missing }) => missing.length > 0)
}

/** Returns the missing entries of one place. @param {string} root @param {string} place */
export function lackingIn(root, place) {
  const registry = registries.find((one) => one.place === place)
  if (!registry) throw new Error(`There is no registry ${place}`)
  return registry.missing(root)
}

/**
 * Returns the hook that the feature is named after. The hook of a list can be named a table, and a feature can have only
 * hooks of other names.
 *
 * @param {string} root @param {string} feature
 */
function hookOf(root, feature) {
  const text = textOf(join(root, 'headless/src/features', feature, 'hooks.ts'))
  const hooks = [...text.matchAll(/^export (?:const|function) (use\w+)/gm)].map(([, hook = '']) => hook)
  const name = `use${basename(feature).replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`
  return hooks.find((hook) => hook === `${name}Table` || hook === name) ?? hooks[0] ?? name
}

/** @param {string} root */
function featuresWithoutChange(root) {
  const logs = ['', ...workspaces].map((folder) => join(root, folder, 'CHANGELOG.md'))
  const files = filesIn(join(root, '.changeset'), /\.md$/).map((file) => join(root, '.changeset', file))
  const changes = [...logs, ...files].map(textOf).join('\n')
  return featuresIn(root)
    .map((feature) => ({ feature, hook: hookOf(root, feature) }))
    .filter(({ hook }) => !new RegExp(`\\b${hook}\\b`).test(changes))
}

/**
 * Returns the file of the change that brings a new feature, with the text of its hook.
 *
 * @param {string} root
 * @param {string} feature
 * @param {string} hook
 */
function changeOf(root, feature, hook) {
  const entry = entriesIn(root, 'headless').find(({ name }) => name === `/${feature}`)
  const words = entry ? sentenceOf(root, 'headless', entry, hook) : ''
  return `---
"@portico/headless": minor
---

\`${hook}\`, in \`@portico/headless/${feature}\`: ${words.slice(0, 1).toLowerCase()}${words.slice(1)}.
`
}

/** @param {string} root */
function guidesWithoutLink(root) {
  const index = textOf(join(root, 'docs/README.md'))
  return filesIn(join(root, 'docs/features'), /\.md$/)
    .map((guide) => `features/${guide}`)
    .filter((guide) => !index.includes(`](${guide}`))
}

/** Returns the row of a guide: its title and its first sentence. @param {string} root @param {string} guide */
function guideRow(root, guide) {
  const [, title = guide, sentence = ''] = /^# (.*)\n+([^.\n][^.]*)/.exec(textOf(join(root, 'docs', guide))) ?? []
  return `| ${title.replace(/: use\w+$/, '').toLowerCase()} | [${sentence.replaceAll(/\s+/g, ' ')}](${guide}) |`
}

/** Returns the texts of the files in and below a folder. @param {string} folder @param {RegExp} pattern */
function allOf(folder, pattern) {
  return filesIn(folder, pattern)
    .map((path) => textOf(join(folder, path)))
    .join('\n')
}
