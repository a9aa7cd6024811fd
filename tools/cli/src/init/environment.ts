import type { Change } from './change.ts'
import { type Project, textIn } from './project.ts'

/** Plans the line of the provider's address. A variable that is there keeps its value. */
export function environmentChanges(project: Project, file: string, name: string, value: string): readonly Change[] {
  const before = textIn(project, file)
  if (before !== null && new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`, 'm').test(before)) return []
  const start = before === null || before === '' || before.endsWith('\n') ? (before ?? '') : `${before}\n`
  return [{ path: file, before, after: `${start}${name}=${value}\n`, replaces: false }]
}
