// @ts-check
// The lists in the sources that the folders determine: resources, areas of the emulator, and states of the gallery.
// They also include the entries with error codes, which the messages are compared with.
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesIn, foldersIn, textOf } from './folders.mjs'
import { groupOf } from './groups.mjs'

/** @typedef {import('./registries.mjs').Registry} Registry */

const resources = 'headless/src/resources/resource.ts'
const areas = 'providers/emulator/src/state/areas.ts'
const gallery = 'examples/default-kit/src/gallery'
const ledger = 'test/contract/not-built.txt'
const portal = 'ui-kit/src/screens/portal'
const ourSections = `${portal}/shell/our-sections.ts`
const ourComponents = `${portal}/components/our-components.ts`

/** @type {readonly Registry[]} */
export const listRegistries = [
  {
    place: resources,
    about: 'a member for each name in `reads` and `changes`',
    missing: resourcesWithoutMember,
    write: (root) =>
      edit(join(root, resources), (text) => {
        const member = /^ {2}readonly '?([\w-]+)'?: true\n/gm
        const names = [...text.matchAll(member)].map(([, name = '']) => name)
        const members = [...names, ...resourcesWithoutMember(root)].sort().map((name) => {
          return `  readonly ${name.includes('-') ? `'${name}'` : name}: true\n`
        })
        return text.replace(/(?<=^export interface Resources \{\n)[^}]*/m, members.join(''))
      }),
  },
  {
    place: areas,
    about: 'each area of the emulator',
    missing: (root) => {
      const list = textOf(join(root, areas))
      return areasIn(root)
        .map(({ folder }) => folder)
        .filter((folder) => !list.includes(`/${folder}/area.ts'`))
    },
    write: (root) =>
      edit(join(root, areas), (text) => {
        const found = areasIn(root)
        const imports = found.map(({ folder, name }) => `import { ${name} } from '../${folder}/area.ts'\n`)
        return text
          .replace(/^(?:import .*\n)*/, imports.join(''))
          .replace(/(?<=^export const areas = \[\n)[^\]]*/m, found.map(({ name }) => `  ${name},\n`).join(''))
      }),
  },
  {
    place: ledger,
    about: 'each document of the contract',
    missing: (root) => documentsWithoutLine(root).map(({ name }) => name),
    write: (root) =>
      edit(join(root, ledger), (text) => {
        const lines = documentsWithoutLine(root).map(({ name, operations }) => lineOf(root, name, operations))
        const parts = [...text.split(/^(?=\S)/m), ...lines].filter(Boolean)
        return parts.sort((one, other) => (nameIn(one) < nameIn(other) ? -1 : 1)).join('')
      }),
  },
  {
    place: `${gallery}/sections.ts`,
    about: 'the states of each file',
    missing: (root) => statesWithoutSection(root).map(({ name }) => name),
    write: (root) =>
      edit(join(root, gallery, 'sections.ts'), (text) =>
        statesWithoutSection(root).reduce((sections, { file, name }) => {
          const rows = [...sections.matchAll(/^ {2}\.\.\.sectionsOf\(.*\n/gm)]
          const end = (rows.at(-1)?.index ?? 0) + (rows.at(-1)?.[0].length ?? 0)
          const hook = `use${name[0]?.toUpperCase()}${name.slice(1, -'States'.length)}`
          const row = `  ...sectionsOf('${hook}', ${name}),\n`
          return withImport(sections.slice(0, end) + row + sections.slice(end), name, `./states/${file}`)
        }, text),
      ),
  },
  {
    place: ourSections,
    about: 'each section of the portal',
    missing: (root) => {
      const list = textOf(join(root, ourSections))
      return sectionsIn(root)
        .filter(({ path }) => !list.includes(`../${path}'`))
        .map(({ folder }) => folder)
    },
    write: (root) =>
      edit(join(root, ourSections), (text) => {
        const rows = sectionsIn(root).map(
          ({ id, path, name }) => `  { id: '${id}', load: async () => (await import('../${path}')).${name} },\n`,
        )
        return text.replace(
          /(?<=^export const ourSections: readonly Section\[\] = \[)[^;]*?(?=\]$)/m,
          `\n${rows.join('')}`,
        )
      }),
  },
  {
    place: ourComponents,
    about: 'each single component of the portal',
    missing: (root) => {
      const list = textOf(join(root, ourComponents))
      if (list === '') return []
      return componentsIn(root)
        .filter(({ name, path }) => !list.includes(`${path}')).${name},`))
        .map(({ name }) => name)
    },
    write: (root) =>
      edit(join(root, ourComponents), (text) => {
        const rows = componentsIn(root).map(
          ({ name, path }) =>
            `  /** \`${name}\`, alone in a page. */\n  ${name}: lazyPart(async () => (await import('${path}')).${name}, place),\n`,
        )
        return text.replace(/(?<=^export const ourComponents = \{\n)[^;]*?(?=^\}$)/m, rows.join(''))
      }),
  },
  {
    place: 'headless/src/features/portal',
    about: "`source: 'admin-portal'` in each feature that makes calls",
    missing: featuresWithoutSource,
    write: (root) => {
      for (const path of featuresWithoutSource(root)) {
        edit(join(root, 'headless/src/features/portal', path), (text) =>
          text.replace(/^( {2}scope: '\w+',\n)(?! {2}source:)/gm, "$1  source: 'admin-portal',\n"),
        )
      }
    },
  },
]

/** @param {string} root */
function resourcesWithoutMember(root) {
  const list = textOf(join(root, resources))
  const features = join(root, 'headless/src/features')
  const named = filesIn(features, /(?<!\.test|shapes)\.ts$/)
    .flatMap((file) => [...textOf(join(features, file)).matchAll(/\b(?:reads|changes)(?::| =) \[([^\]]*)\]/g)])
    .flatMap(([, names = '']) => [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name))
  return [...new Set(named)].filter((name) => !new RegExp(`^ {2}readonly '?${name}'?: true$`, 'm').test(list)).sort()
}

/** Returns the areas of the emulator, each with its exported name. @param {string} root */
function areasIn(root) {
  const emulator = join(root, 'providers/emulator/src')
  return foldersIn(emulator).flatMap((folder) => {
    const [, name] = /^export const (\w+) = area\(/m.exec(textOf(join(emulator, folder, 'area.ts'))) ?? []
    return name ? [{ folder, name }] : []
  })
}

/** Returns the documents of the contract that the ledger lacks, with their operations. @param {string} root */
function documentsWithoutLine(root) {
  const names = textOf(join(root, ledger))
    .split(/^(?=\S)/m)
    .map(nameIn)
  const folder = join(root, 'headless/openapi')
  return filesIn(folder, /\.yaml$/)
    .map((file) => {
      const found = textOf(join(folder, file)).matchAll(/^ +operationId: (\w+)$/gm)
      return { name: file.replace('.yaml', ''), operations: [...found].map(([, id = '']) => id) }
    })
    .filter(({ name, operations }) => operations.length > 0 && !names.includes(name))
}

/** Returns the lines of a document: its operations without an area. @param {string} root @param {string} name @param {readonly string[]} operations */
function lineOf(root, name, operations) {
  const emulator = join(root, 'providers/emulator/src')
  const handlers = foldersIn(emulator)
    .map((folder) => textOf(join(emulator, folder, 'area.ts')))
    .join('\n')
  const left = operations.filter((id) => !new RegExp(`\\b${id}\\b`).test(handlers))
  return `${name}: ${left.length} of ${operations.length} left\n${left.map((id) => `  ${id}\n`).join('')}`
}

/** @param {string} line */
function nameIn(line) {
  return line.slice(0, line.indexOf(':'))
}

/** The section names in the navigation of providers, by our names. @type {Readonly<Record<string, string>>} */
const namesOfProviders = { subAccounts: 'allAccounts', subscription: 'subscriptions', ssoConnections: 'sso' }

/** Returns the sections of the portal, each in a file `<folder>/<name>-section.tsx`, or in a folder of its own there. @param {string} root */
function sectionsIn(root) {
  return foldersIn(join(root, portal)).flatMap((folder) =>
    filesIn(join(root, portal, folder), /^(?:[a-z-]+\/)?[a-z-]+-section\.tsx$/).flatMap((file) => {
      const path = `${folder}/${file}`
      const [, name] = /^export function (\w+Section)\(/m.exec(textOf(join(root, portal, path))) ?? []
      const id = basename(file, '-section.tsx').replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
      return name ? [{ folder, path, name, id: namesOfProviders[id] ?? id }] : []
    }),
  )
}

/**
 * Returns the components of the portal that work alone, each with its file, because they load the portal's bundle.
 * Sections and their tabs need the portal around them.
 *
 * @param {string} root
 */
function componentsIn(root) {
  const screens = join(root, 'ui-kit/src/screens')
  const found = filesIn(screens, /^[^/]+\/(?:[^/]+\/)?index\.ts$/)
    .filter((index) => index !== 'portal/index.ts')
    .flatMap((index) => {
      const folder = index.slice(0, -'/index.ts'.length)
      return [...textOf(join(screens, index)).matchAll(/^export \{([^}]*)\} from '\.\/(.*)'$/gm)].flatMap(
        ([, names = '', file = '']) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => /^[A-Z]\w*(?<!Section)$/.test(name) && groupOf(`screens/${folder}/${file}`) === 'portal')
            .filter((name) => {
              const source = textOf(join(screens, folder, file))
              return source.includes('PortalBundle') && !needsProps(source, name)
            })
            .map((name) => ({
              name,
              path: `${folder.replace(/^(?:portal\/)?/, folder.startsWith('portal/') ? '../' : '../../')}/${file}`,
            })),
      )
    })
  return found.sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** Returns `true` if a component needs further props than every dialog. @param {string} source @param {string} name */
function needsProps(source, name) {
  const members = new RegExp(`interface ${name}Props[^{]*\\{([^}]*)`).exec(source)?.[1] ?? ''
  return /^\s*readonly (?!isOpen\b|onClose\b)\w+:/m.test(members)
}

/** Returns the files of the portal with a feature that calls the provider but names no source. @param {string} root */
function featuresWithoutSource(root) {
  const folder = join(root, 'headless/src/features/portal')
  return filesIn(folder, /(?<!\.test)\.ts$/).filter((path) => {
    const text = textOf(join(folder, path))
    const count = (/** @type {RegExp} */ pattern) => [...text.matchAll(pattern)].length
    return /\bapi\b/.test(text) && count(/^ {2}scope: '/gm) > count(/^ {2}source: 'admin-portal'/gm)
  })
}

/** Returns the exported states that no other file of the gallery imports. @param {string} root */
function statesWithoutSection(root) {
  const folder = join(root, gallery)
  const files = filesIn(folder, /\.tsx?$/).map((path) => ({ path, text: textOf(join(folder, path)) }))
  return files
    .filter(({ path }) => path.startsWith('states/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export const (\w+States)\b/gm)].map(([, name = '']) => ({
        file: path.slice('states/'.length),
        name,
        isListed: files.some((other) => other.path !== path && new RegExp(`\\b${name}\\b`).test(other.text)),
      })),
    )
    .filter(({ isListed }) => !isListed)
}

/** Adds a name to the imports, which are sorted by module. @param {string} text @param {string} name @param {string} module */
function withImport(text, name, module) {
  const lines = [...text.matchAll(/^import (type )?\{ (.*) \} from '(.*)'\n/gm)]
  const same = lines.find(([, isType, , from]) => !isType && from === module)
  const names = [...(same?.[2]?.split(', ') ?? []), name].sort()
  const line = `import { ${names.join(', ')} } from '${module}'\n`
  if (same) return text.replace(same[0], line)
  const next = lines.find(([, , , from = '']) => from > module)
  const at = next?.index ?? (lines.at(-1)?.index ?? 0) + (lines.at(-1)?.[0].length ?? 0)
  return text.slice(0, at) + line + text.slice(at)
}

/** @param {string} path @param {(text: string) => string} change */
function edit(path, change) {
  const text = readFileSync(path, 'utf8')
  const changed = change(text)
  if (changed !== text) writeFileSync(path, changed)
}
