import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inShare, longest } from '../share.ts'
import { type House, openHouse } from './house.ts'
import type { Visit } from './visit.ts'

const settings = ['shadow', 'none'].flatMap((isolation) =>
  ['column', 'page'].map((scroller) => ({ isolation, scroller }) as const),
)

describe.each(inShare(4, settings))(
  'a table in isolation $isolation, scrolled by the $scroller',
  ({ isolation, scroller }) => {
    let house: House
    beforeAll(async () => {
      house = await openHouse({ site: 'kitCases', policy: 'strict', isInspected: false })
    })
    afterAll(() => house.close())

    /** Opens the table in a fresh browser, with the rows loaded. */
    async function on(query: string, run: (visit: Visit, page: Page) => Promise<void>) {
      const visit = await house.visit()
      const { page } = visit
      try {
        await visit.goTo(`/?page=table&isolation=${isolation}${scroller === 'page' ? '&page-scrolls' : ''}&${query}`)
        await page.getByRole('rowheader', { name: 'Person 1 ' }).first().waitFor()
        await run(visit, page)
      } catch (error) {
        await visit.fail(error)
      }
      await visit.end()
    }

    const box = (page: Page, number: number) =>
      page.getByRole('checkbox', { name: `Select Person ${number}`, exact: true })
    const dots = (page: Page, number: number) =>
      page.getByRole('button', { name: `Actions for Person ${number}`, exact: true })
    const focus = (page: Page) => expect.poll(() => page.evaluate(nameOfFocus))

    it('loses no held key: 150 and 100 times the arrow over 1,000 rows of three heights', {
      timeout: longest,
    }, async () => {
      await on('rows=1000&size=1000&tall', async (_, page) => {
        await box(page, 1).focus()
        await hold(page, 'ArrowDown', 40, 150)
        await focus(page).toBe('Select Person 151')
        await hold(page, 'ArrowUp', 38, 100)
        await focus(page).toBe('Select Person 51')
        await hold(page, 'j', 74, 100)
        await focus(page).toBe('Select Person 151')
        expect(await page.locator('[data-key]').count()).toBeLessThan(60)
      })
    })

    it.each([
      ['9rem', 3],
      ['144px', 3],
      ['minmax(20rem, 1fr)', 2],
      ['60rem', 1],
      ['max-content', 4],
    ])(
      'a column of %s and priority %i pushes nothing out of the frame, at any width and font size of the root',
      async (own, priority) => {
        await on(`rows=30&own=${encodeURIComponent(own)}&own=8rem&priority=${priority}`, async (_, page) => {
          const faults: string[] = []
          for (const width of [360, 700, 900, 1024, 1280, 1366, 1440]) {
            for (const root of [10, 16, 18, 24]) {
              await page.setViewportSize({ width, height: 900 })
              await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}px`), root)
              const out = await page.getByRole('grid').evaluate((table) => {
                const frame = table.getBoundingClientRect()
                const cells = [...table.querySelectorAll('tr > *')].map((cell) => cell.getBoundingClientRect())
                const shown = cells.filter((cell) => cell.height > 0)
                if (shown.length === 0) throw new Error('The table shows no cell.')
                return shown.filter(({ left, right }) => left < frame.left - 1 || right > frame.right + 1).length
              })
              if (out > 0) faults.push(`${out} cells at ${width} px, root ${root} px`)
            }
          }
          expect(faults).toEqual([])
        })
      },
    )

    it('goes to the first and last row and by pages, on the same control', async () => {
      await on('rows=1000&size=1000', async (_, page) => {
        await dots(page, 2).focus()
        await page.keyboard.press('Control+End')
        await focus(page).toBe('Actions for Person 1000')
        await page.keyboard.press('Control+Home')
        await focus(page).toBe('Actions for Person 1')
        await page.keyboard.press('PageDown')
        await focus(page).toMatch(/^Actions for Person \d\d$/)
        await page.keyboard.press('PageUp')
        await focus(page).toBe('Actions for Person 1')
        await page.keyboard.press('ArrowUp')
        await focus(page).toBe('Actions')
        await page.keyboard.press('ArrowDown')
        await focus(page).toBe('Actions for Person 1')
      })
    })

    it('opens the menu by keys, and returns the focus after it and after a dialog from it', async () => {
      await on('rows=45', async (_, page) => {
        await dots(page, 3).focus()
        await page.keyboard.press('Alt+ArrowDown')
        await page.getByRole('menu', { name: 'Actions for Person 3' }).waitFor()
        await page.keyboard.press('Escape')
        await focus(page).toBe('Actions for Person 3')
        await page.keyboard.press('Enter')
        await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
        await page.getByRole('alertdialog').waitFor()
        await focus(page).toBe('Keep')
        await page.keyboard.press('Escape')
        await focus(page).toBe('Actions for Person 3')
        await page.keyboard.press('Enter')
        await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
        await page.getByRole('button', { name: 'Remove person' }).press('Enter')
        await focus(page).toBe('Actions for Person 4')
      })
    })

    it('keeps the focus on a control through removal, reload, sort and the end of a page', async () => {
      await on('rows=21', async (_, page) => {
        await box(page, 6).focus()
        await page.evaluate(`people.list.remove({ id: 'p6' })`)
        await focus(page).toBe('Select Person 7')
        await page.evaluate(`people.list.load()`)
        await page.evaluate(`people.list.sort({ by: 'name', order: 'DESC' })`)
        await focus(page).toBe('Select Person 7')
        await page.evaluate(`people.list.sort(null)`)
        const next = page.getByRole('button', { name: 'Next page' })
        await page.evaluate(`people.list.setPageSize({ pageSize: 10 })`)
        await expect.poll(() => page.getByRole('rowheader').count()).toBe(10)
        await next.press('Enter')
        await box(page, 20).waitFor()
        await focus(page).toBe('Next page')
        await page.evaluate(`people.provider.stored.clear(); people.list.load()`)
        await page.getByRole('heading', { name: 'No people yet' }).waitFor()
      })
    })

    it('focuses the heading of an emptied list, and the last row of the page before an emptied one', async () => {
      await on('rows=21', async (_, page) => {
        await page.getByRole('button', { name: 'Next page' }).click()
        await box(page, 21).focus()
        await page.evaluate(`people.list.remove({ id: 'p21' })`)
        await focus(page).toBe('Select Person 20')
        await page.evaluate(`people.provider.stored.clear(); people.list.load()`)
        await focus(page).toBe('No people yet')
      })
    })

    it('keeps the focused row while it is scrolled away, and an arrow returns to it', async () => {
      await on('rows=1000&size=1000', async (_, page) => {
        await box(page, 3).focus()
        const moved = scroller === 'page' ? page.locator('html') : page.getByTestId('scroller')
        await moved.evaluate((element) => {
          element.scrollTop = 20_000
        })
        await expect.poll(() => box(page, 3).evaluate(isInView)).toBe(false)
        await focus(page).toBe('Select Person 3')
        await page.keyboard.press('ArrowDown')
        await focus(page).toBe('Select Person 4')
        await expect.poll(() => box(page, 4).evaluate(isInView)).toBe(true)
      })
    })

    it('selects a range by Shift and the mouse, and by Shift and Space', async () => {
      await on('rows=45', async (_, page) => {
        await box(page, 2).click()
        await box(page, 4).click({ modifiers: ['Shift'] })
        expect(await page.evaluate('people.list.selected')).toEqual(['p2', 'p3', 'p4'])
        await box(page, 6).focus()
        await page.keyboard.press('Space')
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Shift+Space')
        expect(await page.evaluate('people.list.selected')).toEqual(['p2', 'p3', 'p4', 'p6', 'p7', 'p8'])
      })
    })

    it('renders all rows for print', async () => {
      await on('rows=300&size=300', async (_, page) => {
        expect(await page.locator('[data-key]').count()).toBeLessThan(60)
        expect(
          await page.evaluate(`dispatchEvent(new Event('beforeprint')); countRows()`.replace('countRows()', countRows)),
        ).toBe(300)
        await page.evaluate(`dispatchEvent(new Event('afterprint'))`)
        await expect.poll(() => page.locator('[data-key]').count()).toBeLessThan(60)
      })
    })

    it('appends pages by its button, leaves rows out beyond 200, and numbers the others', async () => {
      await on('rows=500&size=100&mode=endless', async (_, page) => {
        const more = page.getByRole('button', { name: 'Load 100 more' })
        await more.focus()
        await expect.poll(() => page.evaluate('people.list.rows.length')).toBeGreaterThanOrEqual(300)
        await expect.poll(() => page.locator('[data-key]').count()).toBeLessThan(60)
        expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('501')
        const rows = await page.evaluate<number>('people.list.rows.length')
        if (rows === 500) return
        await more.press('Enter')
        await focus(page).toBe(`Person ${rows + 1}`)
      })
    })

    it('keeps its place while rows of other heights appear above', async () => {
      await on('rows=1000&size=1000&tall', async (_, page) => {
        const jumps = await page.evaluate(scrollUp, scroller)
        expect(jumps.length).toBeGreaterThan(30)
        expect(Math.max(...jumps)).toBeLessThanOrEqual(2)
      })
    })

    it('has cards at 360 px without a sideways scroll, under the same roles', async () => {
      await on('rows=45', async (_, page) => {
        await page.setViewportSize({ width: 360, height: 780 })
        await expect.poll(() => page.getByRole('columnheader').count()).toBe(2)
        expect(await page.getByRole('rowheader').count()).toBe(20)
        expect(await page.evaluate(`document.documentElement.scrollWidth`)).toBeLessThanOrEqual(360)
        await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Z to A')
        await page.getByRole('rowheader', { name: 'Person 45 ' }).waitFor()
      })
    })
  },
)

/** Presses a key many times without waiting. @param modifiers 8 is Shift. */
async function hold(page: Page, key: string, code: number, times: number, modifiers = 0) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const event = { key, code: key, windowsVirtualKeyCode: code, modifiers }
  const down = Array.from({ length: times }, () =>
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event }),
  )
  await Promise.all(down)
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

const countRows = `(document.querySelector('[data-key]') ? document : [...document.querySelectorAll('*')].find((one) => one.shadowRoot?.querySelector('[data-key]')).shadowRoot).querySelectorAll('[data-key]').length`

/** Runs in the page: returns the name of the focused element, through shadow roots. */
function nameOfFocus(): string {
  let inner = document.activeElement
  while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement
  return inner?.getAttribute('aria-label') ?? inner?.textContent ?? ''
}

/** Runs in the page: `true` if an element is in view. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** Runs in the page: jumps to unmeasured rows and scrolls up. Returns the unexpected moves of rows, in pixels. */
async function scrollUp(scroller: string): Promise<readonly number[]> {
  const holders: (Document | ShadowRoot)[] = [document]
  for (const one of document.querySelectorAll('*')) if (one.shadowRoot) holders.push(one.shadowRoot)
  const root = holders.find((holder) => holder.querySelector('[data-key]')) ?? document
  const moved = scroller === 'page' ? document.documentElement : root.querySelector('[data-testid="scroller"]')
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  if (!moved) return []
  // A busy machine measures new rows some frames later.
  const soon = async (isReached: () => boolean) => {
    for (let frames = 0; !isReached() && frames < 30; frames++) await frame()
  }
  moved.scrollTop = 30_000
  const topOfRows = () => root.querySelector('[data-key]')?.getBoundingClientRect().top ?? 0
  let former = Number.NaN
  await soon(() => {
    const isAtRest = topOfRows() === former
    former = topOfRows()
    return isAtRest
  })
  const jumps: number[] = []
  for (let step = 0; step < 40; step++) {
    const rows = [...root.querySelectorAll<HTMLElement>('[data-key]')]
    const row = rows.find((one) => one.getBoundingClientRect().top > 150)
    const before = row?.getBoundingClientRect().top ?? 0
    const jump = () => Math.abs((row?.getBoundingClientRect().top ?? 0) - before - 60)
    moved.scrollTop -= 60
    await frame()
    await soon(() => !row?.isConnected || jump() <= 2)
    if (row?.isConnected) jumps.push(jump())
  }
  return jumps
}
