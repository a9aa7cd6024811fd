import { appendFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeEach } from 'vitest'
import { requiredTests } from './docs/flows.ts'
import { isTaken, part } from './share.ts'

/** One run of `npm test` in how many runs a test, by project, unless it is required: those with a screen cost most. */
const usual: Readonly<Record<string, number>> = { dom: 4, e2e: 5 }
const root = join(import.meta.dirname, '..')
const isRequired = part === 'all' ? () => false : requiredTests()
const leftOut: string[] = []
/** Files that a run takes whole. */
const whole = new Set(process.env['PORTICO_WHOLE']?.split(','))

if (part !== 'all') {
  beforeEach(({ task, skip }) => {
    const path = relative(root, task.file.filepath)
    const project = task.file.projectName ?? ''
    const oneIn = whole.has(path) || isRequired(path, task.name) ? 1 : (task.meta.oneIn ?? usual[project] ?? 1)
    if (isTaken({ path, title: task.fullTestName, oneIn })) return
    leftOut.push(`${project}\t${path}\t${task.name}\n`)
    skip()
  })
}

const list = process.env['PORTICO_LEFT_OUT']
if (list !== undefined) afterAll(() => appendFileSync(list, leftOut.join('')))
