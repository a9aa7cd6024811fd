import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inShare, longest } from '../share.ts'
import { answerAtOnce, galleryPath, galleryStates, onPages, showState } from './gallery.ts'
import { type House, openHouse } from './house.ts'

/** Runs in the page: returns the faults of what it measures. */
type Measure = () => readonly string[]

describe('the measures of every state of the gallery', () => {
  let house: House
  let states: readonly string[]
  beforeAll(async () => {
    house = await openHouse({ site: 'kitInShadow', policy: 'strict', isInspected: false })
    const { page, end } = await house.visit()
    states = await galleryStates(page)
    await end()
  })
  afterAll(() => house.close())

  it.each([360, 320])(
    'no page is wider than %i px, and heads of pages and records have room for title and actions',
    { timeout: longest },
    async (width) => {
      const { context, end } = await house.visit()
      expect(await faultsIn(context, [crowdedHeads, widePage], { width, height: 740 })).toEqual([])
      await end()
    },
  )

  it('each table has a name, names of rows are centred, badges stay in their cells, and sentences in the portal are no larger than its body', {
    timeout: longest,
  }, async () => {
    const { context, end } = await house.visit()
    expect(
      await faultsIn(context, [namelessTables, largeSentences, hangingNames, crowdedBadges], {
        width: 1280,
        height: 900,
      }),
    ).toEqual([])
    await end()
  })

  it.each([
    { pointer: 'a mouse', options: { viewport: { width: 1280, height: 900 } } },
    { pointer: 'touch', options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  ])(
    'fields of one panel have one height, and the mark of a choice is on the line of its words, with $pointer',
    { timeout: longest },
    async ({ options }) => {
      const visit = await house.visit()
      const browser = visit.context.browser()
      if (!browser) throw new Error('The browser has gone')
      await visit.goTo(galleryPath({}))
      const { origin } = new URL(visit.page.url())
      const context = await browser.newContext({ ...options, baseURL: origin, reducedMotion: 'reduce' })
      expect(await faultsIn(context, [unevenFields, misplacedMarks])).toEqual([])
      await context.close()
      await visit.end()
    },
  )

  /** Returns the faults of a share of the states, each with its state. */
  async function faultsIn(
    context: BrowserContext,
    measures: readonly Measure[],
    size?: { readonly width: number; readonly height: number },
  ): Promise<readonly string[]> {
    const found: string[] = []
    await answerAtOnce(context)
    await onPages(context, [...new Set([...always, ...inShare(48, states)])], async (page, state) => {
      if (size) await page.setViewportSize(size)
      await showState(page, state)
      for (const measure of measures) found.push(...(await page.evaluate(measure)).map((fault) => `${state}: ${fault}`))
    })
    return found.sort()
  }
})

/** The states that are measured each time: those with the longest words. */
const always = ['usage-days', 'users-list', 'subscription-active-fine']

/** Runs in the page: returns how far the page can be scrolled sideways. */
function widePage(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`the page has ${scrollWidth} of ${clientWidth} px`] : []
}

/** Runs in the page: the badges that end beside their cell of a table. */
function crowdedBadges(): readonly string[] {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  return roots.flatMap((root) =>
    [...root.querySelectorAll('.portico-TableCell .portico-Badge')].flatMap((badge) => {
      const cell = badge.closest('.portico-TableCell')?.getBoundingClientRect()
      const { left, right, width } = badge.getBoundingClientRect()
      const isOut = cell !== undefined && width > 0 && (left < cell.left - 1 || right > cell.right + 1)
      return isOut ? [`${badge.textContent}: ${Math.round(right - cell.right)} px`] : []
    }),
  )
}

/** Runs in the page: the panels whose fields, or whose buttons, have several heights. */
function unevenFields(): readonly string[] {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height)
  const kinds = [
    // A text of several lines, chips that wrap, and the search over a list are higher or lower on purpose.
    [
      '.portico-DialogBody, .portico-RecordForm, .portico-BillingFields',
      '.portico-InputFrame:not(.portico-InputFrame--sm, :has(textarea, .portico-ComboBoxChips))',
    ],
    ['.portico-DialogFooter', '.portico-Button'],
  ] as const
  return roots.flatMap((root) =>
    kinds.flatMap(([panels, controls]) =>
      [...root.querySelectorAll(panels)].flatMap((panel) => {
        const heights = new Set([...panel.querySelectorAll(controls)].map(heightOf).filter((height) => height > 0))
        return heights.size > 1 ? [`${panel.className}: ${[...heights].join(', ')} px`] : []
      }),
    ),
  )
}

/** Runs in the page: the checkboxes, radios and switches whose mark is beside the line of their words. */
function misplacedMarks(): readonly string[] {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  const choices = '.portico-Checkbox, .portico-Radio, .portico-Switch'
  const marks = '.portico-CheckboxMark, .portico-RadioMark, .portico-SwitchTrack'
  const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2
  return roots.flatMap((root) =>
    [...root.querySelectorAll(choices)].flatMap((choice) => {
      const mark = choice.querySelector(marks)
      const words = document.createTreeWalker(choice, NodeFilter.SHOW_TEXT)
      let node = words.nextNode()
      while (node && node.textContent?.trim() === '') node = words.nextNode()
      // Cards, and rows with a picture, centre the mark beside all of their content.
      if (!mark || !node || getComputedStyle(mark).position === 'absolute') return []
      if (choice.closest('.portico-SetUpChoices') || choice.querySelector('.portico-PickNote')) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      const line = range.getClientRects()[0]
      if (!line || line.height === 0) return []
      const off = middleOf(line) - middleOf(mark.getBoundingClientRect())
      return Math.abs(off) > 1 ? [`${choice.textContent?.slice(0, 40)}: ${off.toFixed(1)} px`] : []
    }),
  )
}

/** Runs in the page: the heads whose words run below their actions, or out of the page. */
function crowdedHeads(): readonly string[] {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  return roots.flatMap((root) =>
    [...root.querySelectorAll('.portico-PageHeader, .portico-PagePartHead')].flatMap((head) => {
      const box = head.getBoundingClientRect()
      const buttons = [...head.querySelectorAll('button, .portico-Switch')]
        .filter((button) => !button.closest('h1, h2, h3, nav'))
        .map((button) => button.getBoundingClientRect())
      const range = document.createRange()
      const lines = [...head.querySelectorAll('h1, h2, h3, .portico-Subtitle')].flatMap((words) => {
        range.selectNodeContents(words)
        return [...range.getClientRects()].filter(({ width }) => width > 0)
      })
      const isCovered = lines.some((line) =>
        buttons.some(
          (button) =>
            line.left < button.right - 1 &&
            line.right > button.left + 1 &&
            line.top < button.bottom - 1 &&
            line.bottom > button.top + 1,
        ),
      )
      const isCut = [...lines, ...buttons].some(({ left, right }) => left < box.left - 2 || right > box.right + 2)
      return isCovered || isCut ? [`${head.textContent?.slice(0, 40)}: ${isCovered ? 'covered' : 'cut'}`] : []
    }),
  )
}

/** Runs in the page: the tables without a name. */
function namelessTables(): readonly string[] {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  return roots.flatMap((root) =>
    [...root.querySelectorAll('table:not([aria-label], [aria-labelledby], :has(> caption))')].map(
      (table) => `${table.className} has no name`,
    ),
  )
}

/** Runs in the page: the sentences below titles of the portal and of dialogs that are larger than the portal's body of 14 px. */
function largeSentences(): readonly string[] {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  return roots.flatMap((root) =>
    [...root.querySelectorAll('.portico-SectionPage .portico-Subtitle, .portico-DialogHeader .portico-Subtitle')]
      .filter((sentence) => Number.parseFloat(getComputedStyle(sentence).fontSize) > 14)
      .map((sentence) => `${sentence.textContent?.slice(0, 40)}: ${getComputedStyle(sentence).fontSize}`),
  )
}

/** Runs in the page: the rows whose lines are not centred beside their mark. */
function hangingNames(): readonly string[] {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  return roots.flatMap((root) =>
    [...root.querySelectorAll('.portico-RowHeader')].flatMap((header) => {
      const mark = header.querySelector('.portico-RowMark')?.getBoundingClientRect()
      const lines = [...header.querySelectorAll('.portico-RowLink, .portico-RowNote')]
        .map((words) => words.getBoundingClientRect())
        .filter(({ width }) => width > 0)
      if (!mark || lines.length === 0) return []
      const middle = (Math.min(...lines.map(({ top }) => top)) + Math.max(...lines.map(({ bottom }) => bottom))) / 2
      const off = middle - (mark.top + mark.bottom) / 2
      return Math.abs(off) > 2 ? [`${header.textContent?.slice(0, 30)}: ${off.toFixed(1)} px`] : []
    }),
  )
}
