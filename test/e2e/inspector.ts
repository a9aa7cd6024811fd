import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { findingsIn } from './settled-page.ts'

/** Looks at screens, once at each. */
export interface Inspector {
  /** Takes pictures of a screen in light and dark, and throws if axe finds anything in light, or anything of colors in dark. */
  readonly look: (page: Page, screen: string) => Promise<void>
  /** Takes a picture of where a test failed and answers where it is. */
  readonly keepFailure: (page: Page) => Promise<string>
  /** The screens looked at so far. */
  readonly seen: () => readonly string[]
  /** What axe could not decide by itself, each thing once, with the screens it was met on. */
  readonly undecided: () => readonly string[]
}

/** Makes an inspector; pictures go to `.cache/screenshots/<folder>`. One that is not thorough looks at nothing. */
export function createInspector(folder: string, isThorough: boolean): Inspector {
  const seen = new Set<string>()
  let failures = 0
  const undecided = new Map<string, Set<string>>()
  return {
    async look(page, screen) {
      if (!isThorough || seen.has(screen)) return
      seen.add(screen)
      for (const colorScheme of ['light', 'dark'] as const) {
        const rules = colorScheme === 'dark' ? rulesOfColors : undefined
        const { violations, incomplete } = await findingsIn(page, { colorScheme }, () => axeFindings(page, rules))
        await page.screenshot({ path: join(pictures, folder, `${fileName(screen)}-${colorScheme}.png`) })
        for (const one of told(incomplete)) undecided.set(one, (undecided.get(one) ?? new Set()).add(screen))
        if (violations.length > 0) {
          throw new Error(`axe, on "${screen}" in ${colorScheme}:\n${told(violations).join('\n')}`)
        }
      }
    },
    async keepFailure(page) {
      const path = join(pictures, folder, `failure-${++failures}.png`)
      await page.screenshot({ path }).catch(() => {})
      return path
    },
    seen: () => [...seen],
    undecided: () => [...undecided].map(([what, screens]) => `${what}\n  on ${[...screens].join(', ')}`),
  }
}

/** What axe finds on a page by these rules, by default all of them. */
export async function axeFindings(
  page: Page,
  rules?: readonly string[],
): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(axeSource)
  return page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(rules ? { ...options, runOnly: { type: 'rule', values: rules } } : options)})`,
  )
}

function told(results: AxeResults['violations']): readonly string[] {
  return results.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}

const rulesOfColors = ['color-contrast', 'link-in-text-block']
const options: RunOptions = { resultTypes: ['violations', 'incomplete'] }
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const pictures = fileURLToPath(new URL('../../.cache/screenshots', import.meta.url))

function fileName(screen: string): string {
  return screen
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
