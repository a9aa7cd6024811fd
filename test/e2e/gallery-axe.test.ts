import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOneIn, longest, seed } from '../share.ts'
import { answerAtOnce, galleryStates, onPages, showState } from './gallery.ts'
import { type House, openHouse } from './house.ts'
import { findingsIn } from './settled-page.ts'

/** A view of a loaded page, which the browser can change without a reload. */
interface View {
  readonly name: string
  readonly width: number
  readonly media: { readonly colorScheme: 'light' | 'dark'; readonly forcedColors: 'active' | 'none' }
}

interface Setting {
  readonly locale: string
  readonly views: readonly View[]
}

const settings: readonly Setting[] = [
  { locale: 'he', views: [{ name: 'dark', width: 1280, media: { colorScheme: 'dark', forcedColors: 'none' } }] },
  {
    locale: 'de',
    views: [
      { name: 'light', width: 1280, media: { colorScheme: 'light', forcedColors: 'none' } },
      { name: 'forced colours', width: 1280, media: { colorScheme: 'light', forcedColors: 'active' } },
      { name: '320 px', width: 320, media: { colorScheme: 'light', forcedColors: 'none' } },
    ],
  },
]

const views = settings.flatMap((setting) => setting.views)

/** Runs but a soak have one view of one state in so many. */
const share = Number(process.env['PORTICO_AXE_SHARE'] ?? 128)

/** Returns all views of a state in a soak. Other runs have a share of them, drawn by the seed. */
function viewsOf(at: number, own: readonly View[]): readonly View[] {
  return own.filter((view) => isOneIn(share * views.length, at + share * views.indexOf(view)))
}

describe('every state of the gallery', () => {
  let house: House
  let states: readonly string[]
  const undecided = new Map<string, number>()
  let looks = 0
  beforeAll(async () => {
    house = await openHouse({ site: 'kitInShadow', policy: 'strict', isInspected: false })
    const { page, end } = await house.visit()
    states = await galleryStates(page)
    await end()
  })
  afterAll(async () => {
    const lines = [...undecided].map(([what, times]) => `  ${what} (${times} times)`)
    console.log(
      [
        `axe looked ${looks} times at ${states.length} states (PORTICO_SEED=${seed}) and could not decide:`,
        ...lines,
      ].join('\n'),
    )
    await house.close()
  })

  it('every gallery state is in the navigation', () => {
    expect(states.length).toBeGreaterThan(40)
    expect(new Set(states).size).toBe(states.length)
  })

  it.each(settings)(
    'every gallery state is accessible in a shadow root, in $locale: $views.0.name …',
    { timeout: longest },
    async (setting) => {
      expect(await lookAt(states, setting, 'shadow')).toEqual([])
    },
  )

  it.each(settings)(
    'every gallery state is accessible in the page itself, a third of them in $locale',
    { timeout: longest },
    async (setting) => {
      const third = states.filter((_, at) => (at + seed) % 3 === settings.indexOf(setting))
      expect(await lookAt(third, setting, 'none')).toEqual([])
    },
  )

  /** Returns the faults of these states, each with its state. */
  async function lookAt(all: readonly string[], { locale, views: own }: Setting, isolation: 'shadow' | 'none') {
    const visit = await house.visit()
    const found: string[] = []
    const shown = all.filter((state) => viewsOf(states.indexOf(state), own).length > 0)
    await answerAtOnce(visit.context)
    await onPages(visit.context, shown, async (page, state) => {
      await showState(page, state, { locale, scheme: 'system', isolation })
      await page.evaluate(axeSource)
      for (const { name, width, media } of viewsOf(states.indexOf(state), own)) {
        looks++
        await page.setViewportSize({ width, height: 900 })
        const { violations, incomplete } = await findingsIn(page, { reducedMotion: 'reduce', ...media }, axeFindings)
        const sideways = await page.evaluate(sidewaysOverflow)
        if (sideways > 0) found.push(`${state}, ${name}: ${sideways} px wider than the window`)
        found.push(...violations.flatMap((result) => told(result).map((text) => `${state}, ${name}: ${text}`)))
        for (const { id } of incomplete) undecided.set(id, (undecided.get(id) ?? 0) + 1)
      }
    })
    await visit.end()
    return found.sort()
  }
})

/**
 * Runs every rule of WCAG 2.0 to 2.2, A and AA, and every best practice. This includes rules that axe disables by
 * default.
 */
async function axeFindings(page: Page): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  return page.evaluate<AxeResults>(`
    axe.run({
      resultTypes: ['violations', 'incomplete'],
      rules: Object.fromEntries(
        axe.getRules(${JSON.stringify(tags)})
          .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
          .map(({ ruleId }) => [
            ruleId,
            { enabled: !${JSON.stringify(ofPages)}.includes(ruleId) || !(${asksByDialog})() },
          ]),
      ),
    })`)
}

function told({ id, nodes }: AxeResults['violations'][number]): readonly string[] {
  return nodes.map(
    ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
  )
}

/** Rules for a page, which do not apply behind a dialog. Axe knows the role `dialog` alone, not `alertdialog`. */
const ofPages = ['landmark-one-main', 'page-has-heading-one']
const asksByDialog = `() => [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  .some((root) => root.querySelector('[role=alertdialog]'))`

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs in the page: returns the horizontal overflow in pixels. A page of the kit scrolls within itself. */
function sidewaysOverflow(): number {
  const host = document.querySelector('.portico')
  const own = (host?.shadowRoot ?? document).querySelector('.portico-LoginPage')
  return Math.max(document.documentElement.scrollWidth - innerWidth, own ? own.scrollWidth - own.clientWidth : 0)
}
