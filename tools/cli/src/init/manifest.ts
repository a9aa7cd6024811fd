import type { Change } from './change.ts'
import type { Project } from './project.ts'

/** Plans the lines of package.json: the packages that the application lacks, in the order of the alphabet. */
export function manifestChanges(project: Project, version: string): readonly Change[] {
  const { manifest, packages } = project
  const range = `^${version}`
  const lacking = (names: readonly string[]) =>
    names.filter((name) => !(name in packages)).map((name): Row => [name, range])
  const [own, development] = [lacking(['@portico/headless', '@portico/ui-kit']), lacking(['@portico/emulator'])]
  if (own.length + development.length === 0) return []
  const read: Readonly<Record<string, unknown>> = JSON.parse(manifest)
  const written = {
    ...read,
    ...(own.length > 0 && { dependencies: withRows(read['dependencies'], own) }),
    ...(development.length > 0 && { devDependencies: withRows(read['devDependencies'], development) }),
  }
  const [, indent = '  '] = /\n([\t ]+)"/.exec(manifest) ?? []
  const end = manifest.endsWith('\n') ? '\n' : ''
  return [
    { path: 'package.json', before: manifest, after: JSON.stringify(written, null, indent) + end, replaces: false },
  ]
}

/** Each added row comes before the first one that is after it in the alphabet; rows that are there keep their order. */
function withRows(present: unknown, added: readonly Row[]): object {
  const rows: Row[] = typeof present === 'object' && present !== null ? Object.entries(present) : []
  for (const row of added) {
    const at = rows.findIndex(([name]) => name > row[0])
    rows.splice(at < 0 ? rows.length : at, 0, row)
  }
  return Object.fromEntries(rows)
}

type Row = [name: string, range: unknown]
