import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { lacking, lackingIn, registries } from '../../scripts/house/registries.mjs'
import { root } from './source.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describe.each(registries)('$place', (registry) => {
  it(`the registry has ${registry.about}`, () => {
    expect(registry.missing(root)).toEqual([])
  })
})

describe('a section of the portal that is listed nowhere', () => {
  it('an unlisted portal section is missing in every registry, all reported at once', () => {
    const missing = Object.fromEntries(
      lacking(scratch(notes)).map(({ registry, missing }) => [registry.place, missing]),
    )
    expect(missing).toEqual({
      'headless/package.json': ['/portal/notes'],
      'headless/README.md': ['/portal/notes'],
      'ui-kit/package.json': ['/portal/notes'],
      'ui-kit/README.md': ['/portal/notes'],
      'headless/src/features': ['portal/notes/types.ts'],
      'docs/features': ['portal/notes.md'],
      '.changeset': ['useNotes'],
      'docs/replacing/slots.md': ['NoteList'],
      'ui-kit/src, slots of the portal': ['NoteList'],
      'ui-kit/messages': ['de, portal/notes, notes.title: the message is missing'],
      'ui-kit/src, sections of messages': ['messages/portal/notes.gen.ts'],
      'examples/default-kit/src/gallery': ['/portal/notes'],
      'headless/src/resources/resource.ts': ['notes'],
      'providers/emulator/src/state/areas.ts': ['notes'],
      'examples/default-kit/src/gallery/sections.ts': ['notesStates'],
    })
  })

  it('an unlisted portal section is printed by the doctor, which fails', () => {
    const { status, stdout } = doctor(scratch(notes))
    expect(status).toBe(1)
    expect(stdout).toContain(
      'headless/package.json needs an export for each entry (--write adds them):\n  /portal/notes\n',
    )
    expect(stdout).toContain('15 entries are missing.')
  })

  it('an unlisted portal section gets its exports and rows from the doctor, in the words of the hook', () => {
    const folder = scratch({
      ...notes,
      'docs/features/portal/notes.md': '# Notes: useNotes\n\nWrite notes\nfor all. More.\n',
    })
    doctor(folder, '--write')
    const read = (path: string) => readFileSync(join(folder, path), 'utf8')
    expect(JSON.parse(read('headless/package.json')).exports['./portal/notes']).toEqual({
      types: './dist/features/portal/notes/react.d.ts',
      default: './dist/features/portal/notes/react.js',
    })
    expect(read('headless/README.md')).toContain(
      '| `/portal/notes` | `useNotes`: The notes of a tenant | `docs/features/portal/notes.md` |\n\nAfter.',
    )
    expect(read('ui-kit/README.md')).toContain('| `/portal/notes` | `Notes`: The list of notes |\n')
    expect(read('docs/README.md')).toContain('| notes | [Write notes for all](features/portal/notes.md) |')
    expect(lackingIn(folder, 'ui-kit/package.json')).toEqual([])
  })

  it('an unlisted portal section is in the source lists after the doctor has written them', () => {
    const folder = scratch(notes)
    doctor(folder, 'notes', '--write')
    const read = (path: string) => readFileSync(join(folder, path), 'utf8')
    expect(read('headless/src/resources/resource.ts')).toContain(
      "{\n  readonly notes: true\n  readonly 'phone-numbers': true\n}",
    )
    expect(read('providers/emulator/src/state/areas.ts')).toBe(
      "import { notes } from '../notes/area.ts'\nimport { users } from '../users/area.ts'\n\n" +
        'export const areas = [\n  notes,\n  users,\n] as const\n',
    )
    expect(read('examples/default-kit/src/gallery/sections.ts')).toBe(
      "import { loginStates } from './states/login-states.ts'\nimport { notesStates } from './states/notes-states.tsx'\n\n" +
        "export const sections = [\n  ...sectionsOf('useLogin', loginStates),\n  ...sectionsOf('useNotes', notesStates),\n]\n",
    )
  })
})

describe('a new hook', () => {
  it('a new hook gets a file of its change from the doctor, in its own words', () => {
    const folder = scratch(notes)
    doctor(folder, 'notes', '--write')
    expect(readFileSync(join(folder, '.changeset/portal-notes.md'), 'utf8')).toBe(
      '---\n"@portico/headless": minor\n---\n\n' +
        '`useNotes`, in `@portico/headless/portal/notes`: the notes of a tenant.\n',
    )
    expect(lackingIn(folder, '.changeset')).toEqual([])
  })

  it.each(['CHANGELOG.md', 'headless/CHANGELOG.md'])('a hook that %s names needs no file of its change', (path) => {
    expect(lackingIn(scratch({ ...notes, [path]: '- `useNotes` reads notes.\n' }), '.changeset')).toEqual([])
    expect(lackingIn(scratch({ ...notes, [path]: '- `useNotesTable` reads notes.\n' }), '.changeset')).toEqual([
      'useNotes',
    ])
  })
})

describe('a document of the contract', () => {
  it('gets its lines in the ledger, with the operations that no area handles', () => {
    const ledger = 'test/contract/not-built.txt'
    const folder = scratch({
      ...notes,
      [ledger]: 'auth: 0 of 31 left\nusers: 1 of 2 left\n  getUser\n',
      'headless/openapi/auth.yaml': '      operationId: signIn\n',
      'headless/openapi/common.yaml': 'components: {}\n',
      'headless/openapi/notes.yaml': '      operationId: listNotes\n      operationId: createNote\n',
      'providers/emulator/src/notes/area.ts': 'export const notes = area({ handlers: { listNotes: () => [] } })',
    })
    expect(lackingIn(folder, ledger)).toEqual(['notes'])
    doctor(folder, 'notes', '--write')
    expect(readFileSync(join(folder, ledger), 'utf8')).toBe(
      'auth: 0 of 31 left\nnotes: 1 of 2 left\n  createNote\nusers: 1 of 2 left\n  getUser\n',
    )
  })
})

describe('a component of the portal', () => {
  it('a component of the portal gets a name from the doctor, and a section gets none', () => {
    const list = 'ui-kit/src/screens/portal/components/our-components.ts'
    const folder = scratch({
      ...notes,
      'ui-kit/src/screens/portal/notes/notes.tsx':
        "import { PortalBundle } from '../../../isolation/portal/portal-bundle.tsx'\n",
      [list]: 'export const ourComponents = {\n}\n',
      'ui-kit/src/screens/portal/groups/index.ts': "export { GroupsSection } from './groups-section.tsx'\n",
    })
    expect(lackingIn(folder, list)).toEqual(['Notes'])
    doctor(folder, 'notes', '--write')
    expect(readFileSync(join(folder, list), 'utf8')).toBe(
      'export const ourComponents = {\n  /** `Notes`, alone in a page. */\n' +
        "  Notes: lazyPart(async () => (await import('../notes/notes.tsx')).Notes, place),\n}\n",
    )
  })
})

describe('a slot without a row', () => {
  it('gets one after those of the same type, in the words of its member', () => {
    const folder = scratch({
      ...notes,
      'ui-kit/src/primitives/portal/portal-slots.ts':
        'export interface PortalSlots {\n  /** The list of notes. */\n  readonly NoteList?: ComponentType<NoteListProps> | undefined\n' +
        '  /** One row. */\n  readonly ListRow?: ComponentType<ListRowProps> | undefined\n}\n',
      'ui-kit/src/primitives/row-list/row-list.tsx': "export const ListRow = slotted<Props>('ListRow', () => null)\n",
      'docs/replacing/slots.md': '| `ListRow` | one row | `ListRowProps` |\n\nAfter.\n',
    })
    doctor(folder, '--write')
    expect(readFileSync(join(folder, 'docs/replacing/slots.md'), 'utf8')).toBe(
      '| `ListRow` | one row | `ListRowProps` |\n| `NoteList` | the list of notes | `NoteListProps` |\n\nAfter.\n',
    )
    expect(lackingIn(folder, 'docs/replacing/slots.md')).toEqual([])
  })
})

describe('the flat index', () => {
  it('lacks a feature of the sign-in, and gets its line at the place of its name', () => {
    const folder = scratch({ 'headless/src/features/apps/index.ts': '' })
    expect(lackingIn(folder, 'headless/src/index.ts')).toEqual(["export * from './features/apps/react.ts'"])
    doctor(folder, '--write')
    expect(readFileSync(join(folder, 'headless/src/index.ts'), 'utf8').split('\n')).toEqual([
      "export * from './client/index.ts'",
      "export * from './features/apps/react.ts'",
      "export * from './react/index.ts'",
      '',
    ])
  })

  it('the flat index may not export a feature of the portal', () => {
    const line = "export * from './features/portal/notes/index.ts'"
    expect(lackingIn(scratch({ ...notes, 'headless/src/index.ts': `${line}\n` }), 'headless/src/index.ts')).toEqual([
      `no ${line}`,
    ])
  })

  it('holds no name of the portal’s hooks', () => {
    expect(readFileSync(join(root, 'headless/src/index.ts'), 'utf8')).not.toMatch(/\/(?:portal|checkout)\//)
  })
})

describe('an export', () => {
  it('an export without a folder is reported as one too many', () => {
    const exports = { '.': {}, './gone': {}, './package.json': './package.json' }
    const folder = scratch({ 'headless/package.json': JSON.stringify({ exports }) })
    expect(lackingIn(folder, 'headless/package.json')).toEqual(['no /gone'])
  })
})

describe('the doctor of one part', () => {
  it('prints its entries alone', () => {
    const { stdout } = doctor(scratch({ ...notes, 'headless/src/features/apps/feature.ts': '' }), 'portal/notes')
    expect(stdout).toContain('/portal/notes')
    expect(stdout).not.toContain('apps')
  })

  it('fails if there is no such part, and writes nothing', () => {
    const folder = scratch(notes)
    expect(doctor(folder, 'portal/note', '--write').status).toBe(1)
    expect(lackingIn(folder, 'headless/package.json')).toEqual(['/portal/notes'])
  })

  it('finds a part of the portal by its last name', () => {
    expect(doctor(scratch(notes), 'notes').stdout).toContain('/portal/notes')
  })
})

const table = '| Entry | Holds |\n|---|---|\n'
const sheets = ['styles', 'styles/sign-in', 'styles/portal', 'styles/checkout', 'styles/light'].map(
  (name) => `./${name}.css`,
)

/** The files of a project whose registries are complete. */
const empty = {
  'headless/package.json': JSON.stringify({ exports: { '.': {}, './package.json': './package.json' } }),
  'headless/src/index.ts': "export * from './client/index.ts'\nexport * from './react/index.ts'\n",
  'headless/README.md': `# Headless\n\n${table}\nAfter.\n`,
  'ui-kit/package.json': JSON.stringify({
    exports: { '.': {}, ...Object.fromEntries(sheets.map((sheet) => [sheet, ''])), './package.json': './package.json' },
  }),
  'ui-kit/src/index.ts': '',
  'ui-kit/README.md': `# Kit\n\n${table}| ${sheets.map((sheet) => `\`${sheet.slice(1)}\``).join(', ')} | the CSS |\n`,
  'docs/README.md': `# Guides\n\n${table}`,
  'headless/src/resources/resource.ts': "export interface Resources {\n  readonly 'phone-numbers': true\n}\n",
  'providers/emulator/src/users/area.ts': 'export const users = area({})',
  'providers/emulator/src/state/areas.ts':
    "import { users } from '../users/area.ts'\n\nexport const areas = [\n  users,\n] as const\n",
  'examples/default-kit/src/gallery/states/login-states.ts': 'export const loginStates = {}',
  'examples/default-kit/src/gallery/sections.ts':
    "import { loginStates } from './states/login-states.ts'\n\nexport const sections = [\n  ...sectionsOf('useLogin', loginStates),\n]\n",
}

/** A section of the portal that exists in every layer, but in no registry. */
const notes = {
  'headless/src/features/portal/notes/feature.ts': "reads: ['notes']",
  'headless/src/features/portal/notes/hooks.ts':
    '/**\n * The notes of a tenant. Each has a title.\n *\n * @example\n */\nexport const useNotes = 0\n',
  'headless/src/features/portal/notes/index.ts': "export { notes } from './feature.ts'\n",
  'headless/src/features/portal/notes/react.ts': "export * from './index.ts'\nexport { useNotes } from './hooks.ts'\n",
  'ui-kit/src/screens/portal/notes/index.ts': "export { Notes, type NotesProps } from './notes.tsx'\n",
  'ui-kit/src/screens/portal/notes/notes.tsx':
    "/** The list of notes. */\nexport const Notes = slotted<Props>('NoteList', () => null)\n",
  'ui-kit/messages/en/portal/notes.json': '{ "notes.title": "Notes" }',
  'ui-kit/messages/de/portal/notes.json': '{}',
  'providers/emulator/src/notes/area.ts': 'export const notes = area({})',
  'examples/default-kit/src/gallery/states/notes-states.tsx': 'export const notesStates = {}',
}

/** Writes a project of these files, beside those of `empty`. Returns its folder. */
function scratch(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-registries-'))
  folders.push(folder)
  for (const [path, text] of Object.entries({ ...empty, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

function doctor(folder: string, ...options: readonly string[]) {
  const script = join(root, 'scripts/house/doctor.mjs')
  return spawnSync(process.execPath, [script, `--root=${folder}`, ...options], { encoding: 'utf8' })
}
