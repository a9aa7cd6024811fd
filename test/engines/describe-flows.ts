import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, it } from 'vitest'
import { type EngineVisit, openEngineVisit } from './engine-visit.ts'
import type { EngineName } from './engines.ts'
import type { Flow } from './flows/flow.ts'
import { flows } from './flows/flows.ts'
import { textInPage } from './in-page.ts'

/** Runs all flows in an engine. A flow fails by what it sees, and by whatever goes wrong in a page. */
export function describeFlows(engine: EngineName): void {
  describe(engine, () => {
    for (const flow of flows) it(flow.title, () => runFlow(engine, flow))
  })
}

async function runFlow(engine: EngineName, flow: Flow): Promise<void> {
  const visit = await openEngineVisit(engine, flow)
  try {
    await flow.run(visit)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const rest = await whatIsThere(visit, flow)
    throw new Error([message, ...rest, ...(await visit.end())].join('\n'), { cause: error })
  }
  const problems = await visit.end()
  if (problems.length > 0) throw new Error(`Something went wrong in the page:\n${problems.join('\n')}`)
}

/** The text and the picture of a page in which a flow failed. */
async function whatIsThere({ page, engine }: EngineVisit, { title }: Flow): Promise<readonly string[]> {
  const text = await page.read(textInPage).catch(String)
  const file = join(pictures, `${engine}-${title.replace(/\W+/g, '-').slice(0, 60)}.png`)
  await mkdir(pictures, { recursive: true })
  const picture = await page.picture().catch(() => null)
  if (picture) await writeFile(file, picture)
  return [`The page contained: ${text}`, `Picture: ${picture ? file : 'none'}`]
}

const pictures = fileURLToPath(new URL('../../.cache/engines/failures', import.meta.url))
