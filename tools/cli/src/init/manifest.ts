import type { Change } from './change.ts'
import type { Project } from './project.ts'

/** Plans the lines of package.json: the packages that the application lacks, in the order of the alphabet. */
export function manifestChanges(project: Project, version: string): readonly Change[] {
  const { manifest, packages } = project
  const range = `^${version}`
  const lacking = (names: readonly string[]) => names.filter((name) => !(name in packages)).map((name) => [name, range])
  const [own, development] = [lacking(['@portico/headless', '@portico/ui-kit']), lacking(['@portico/emulator'])]
  if (own.length + development.length === 0) return []
  const read: Readonly<Record<string, unknown>> = JSON.parse(manifest)
  const written = {
    ...read,
    ...(own.length > 0 && { dependencies: sorted(read['dependencies'], own) }),
    ...(development.length > 0 && { devDependencies: sorted(read['devDependencies'], development) }),
  }
  const [, indent = '  '] = /\n([\t ]+)"/.exec(manifest) ?? []
  const end = manifest.endsWith('\n') ? '\n' : ''
  return [
    { path: 'package.json', before: manifest, after: JSON.stringify(written, null, indent) + end, replaces: false },
  ]
}

function sorted(present: unknown, added: readonly (readonly (string | undefined)[])[]): object {
  const rows = [...Object.entries(typeof present === 'object' && present !== null ? present : {}), ...added]
  return Object.fromEntries(rows.toSorted(([one = ''], [other = '']) => (String(one) < String(other) ? -1 : 1)))
}
