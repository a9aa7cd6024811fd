import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { focusedThing } from './accessibility-tree.ts'
import { listen } from './announcements.ts'
import { settleIn } from './settled-page.ts'
import type { Visit } from './visit.ts'

/** Something that a user does, and what it leads to. */
export type Step = (
  /** What the user does, as a sentence. */
  title: string,
  /** Does it, and waits for what the page then shows. */
  act: () => Promise<unknown>,
) => Promise<void>

/** `PORTICO_TRANSCRIPTS=write` writes the transcripts instead of comparing them. */
const isWritten = process.env['PORTICO_TRANSCRIPTS'] === 'write'

/**
 * Runs the steps of a flow, and compares what a screen reader gets with the transcript of that name: the announcements of each
 * step and the focus after it. Waiting words, which end with an ellipsis, depend on the speed of a machine and are left out.
 * A step that announces something twice is a fault, as is one that neither announces anything nor moves the focus.
 */
export async function runTranscript(
  visit: Visit,
  name: string,
  run: (visit: Visit, step: Step) => Promise<void>,
): Promise<void> {
  const file = fileURLToPath(new URL(`transcripts/${name}.txt`, import.meta.url))
  const expected = isWritten ? new Map<string, string>() : readSteps(readFileSync(file, 'utf8'))
  const { heard } = await listen(visit.page)
  const written: string[] = []
  const faults: string[] = []
  let known = 0
  let focusBefore = ''
  await run(visit, async (title, act) => {
    await act()
    let count = known
    const result = async () => {
      const words = await heard()
      count = words.length
      const lines = words.slice(known).filter((line) => !/…$/.test(line))
      return [...lines, `focus: ${await focusedThing(visit.page)}`].map((line) => `  ${line}`).join('\n')
    }
    if (isWritten) await settle(visit)
    else await expect.poll(result, { message: `${name}: ${title}` }).toBe(expected.get(title))
    const text = isWritten ? await result() : (expected.get(title) ?? '')
    known = count
    const lines = text.split('\n')
    const [focus = ''] = lines.slice(-1)
    if (new Set(lines).size < lines.length) faults.push(`${title}\n${text}\nannounces something twice`)
    if (lines.length === 1 && focus === focusBefore) faults.push(`${title}\n${text}\nannounces nothing`)
    focusBefore = focus
    written.push(`${title}\n${text}`)
  })
  if (isWritten) writeFileSync(file, `${written.join('\n')}\n`)
  else expect(written).toEqual([...expected].map(([title, text]) => `${title}\n${text}`))
  expect(faults).toEqual([])
}

/** Waits until nothing is under way and longer than any announcement waits, so that a transcript is whole. */
async function settle({ page }: Visit): Promise<void> {
  await page.waitForLoadState('networkidle')
  await settleIn(page, {})
  await page.waitForTimeout(1500)
}

/** The steps of a transcript, by their titles: the lines that are indented belong to the title above. */
function readSteps(text: string): Map<string, string> {
  const steps = text.split(/\n(?! )/).map((step) => step.trimEnd())
  return new Map(
    steps
      .filter((step) => step !== '')
      .map((step) => [step.slice(0, step.indexOf('\n')), step.slice(step.indexOf('\n') + 1)]),
  )
}
