import { edited } from '../../../file-edits/src/text-edits.ts'
import type { Change } from './change.ts'
import { type Project, textIn } from './project.ts'

/** Plans the line of the provider's address. A variable that one of the files has keeps its value. */
export function environmentChanges(project: Project, file: string, name: string, value: string): readonly Change[] {
  const line = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`, 'm')
  if ([file, ...otherFiles].some((one) => line.test(textIn(project, one) ?? ''))) return []
  const before = textIn(project, file)
  const text = before ?? ''
  const start = text === '' || text.endsWith('\n') ? '' : '\n'
  const after = edited(text, [{ start: text.length, end: text.length, text: `${start}${name}=${value}\n` }])
  return [{ path: file, before, after, replaces: false }]
}

/** Files that frameworks read in development as well. */
const otherFiles = ['.env', '.env.development', '.env.development.local']
