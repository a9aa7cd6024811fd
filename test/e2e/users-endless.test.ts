import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isSoak } from '../share.ts'
import { focusedName } from './focused.ts'
import { describeSection, type SectionUnderTest } from './portal-section.ts'

/** The page requests the phone numbers of ten users at a time, so that loading takes half a minute. */
const count = isSoak ? 10_000 : 3000

const section: SectionUnderTest = {
  section: 'users',
  query: '&portal.users.size=1000&endless',
  users: count - 5,
  ready: (page) => page.getByRole('rowheader').first(),
}

describeSection(`${count} users in endless mode`, section, (enter) => {
  it('a long list of users scrolls to the end without a blank frame, with few rows and the focus kept', async () => {
    const visit = await enter()
    const { page } = visit
    const rows = page.locator('[data-key]')
    const more = page.getByRole('button', { name: /^Load [\d,]+ more$/ })
    for (let presses = 0; presses < count / 1000 && (await more.count()) > 0; presses++) {
      await more.scrollIntoViewIfNeeded()
      await expect.poll(() => more.count().then((count) => count === 0 || more.isEnabled())).toBe(true)
      if ((await more.count()) === 0) break
      const before = await loaded(page)
      await more.press('Enter')
      await expect.poll(() => loaded(page)).toBeGreaterThan(before)
      expect(await rows.count()).toBeLessThan(80)
    }
    expect(await loaded(page)).toBe(count)
    expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(count + 1))

    await page.getByRole('rowheader').last().getByRole('link').focus()
    const focused = await focusedName(page)
    const { blank, most, distance } = await page.evaluate(scrollThrough)
    expect(distance).toBeGreaterThan(30_000)
    expect(blank).toBe(0)
    expect(most).toBeLessThan(80)
    expect(await focusedName(page)).toBe(focused)
    await visit.end()
  })
})

/** Returns the number of loaded rows that the list shows. */
async function loaded(page: Page): Promise<number> {
  const text = await page
    .getByText(/^[\d,]+ of [\d,]+/)
    .first()
    .textContent()
  return Number(/^[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''))
}

/** Runs in the page: scrolls up by 300 px a frame. Returns the frames with an empty place, the maximum of rows, and the pixels. */
async function scrollThrough(): Promise<{ readonly blank: number; readonly most: number; readonly distance: number }> {
  const roots: (Document | ShadowRoot)[] = [document]
  for (const one of document.querySelectorAll('*')) if (one.shadowRoot) roots.push(one.shadowRoot)
  const root = roots.find((one) => one.querySelector('[data-key]')) ?? document
  let scroller: Element | null = root.querySelector('[data-key]')
  while (scroller && !(scroller.scrollHeight > scroller.clientHeight + 1000 && scroller.scrollTop > 0))
    scroller = scroller.parentElement
  const moved = scroller ?? document.documentElement
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const from = moved.scrollTop
  let blank = 0
  let most = 0
  for (let step = 0; step < 120; step++) {
    moved.scrollTop -= 300
    await frame()
    most = Math.max(most, root.querySelectorAll('[data-key]').length)
    const { top, bottom, left, width } = moved.getBoundingClientRect()
    const [first, last] = [Math.max(top, 0) + 120, Math.min(bottom, innerHeight) - 120]
    const places = [0, 0.25, 0.5, 0.75, 1].map((share) => first + (last - first) * share)
    if (!places.every((y) => root.elementFromPoint(left + width / 2, y)?.closest('[data-key]'))) blank++
  }
  return { blank, most, distance: from - moved.scrollTop }
}
