import { type Row, withRows } from '../json-rows.ts'
import type { Change } from './change.ts'
import type { Project } from './project.ts'

/** Plans the lines of package.json: the packages that the application lacks, in the order of the alphabet. */
export function manifestChanges(project: Project, version: string): readonly Change[] {
  const { manifest, packages } = project
  const lacking = (names: readonly string[]) =>
    names.filter((name) => !(name in packages)).map((name): Row => [name, `^${version}`])
  const own = withRows(manifest, 'dependencies', lacking(['@portico/headless', '@portico/ui-kit']))
  const after = withRows(own, 'devDependencies', lacking(['@portico/emulator']))
  return after === manifest ? [] : [{ path: 'package.json', before: manifest, after, replaces: false }]
}
