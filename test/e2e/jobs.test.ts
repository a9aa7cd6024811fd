import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addEvents } from './audit-events.ts'
import { byKeyboard, byMouse } from './hand.ts'
import { section } from './job.ts'
import { accountJobs } from './jobs-of-accounts.ts'
import { peopleJobs } from './jobs-of-people-and-policies.ts'
import { describeSection } from './portal-section.ts'

describeSection(
  'the jobs of an administrator',
  {
    section: 'profile',
    ready: (page) => page.getByRole('heading', { level: 1, name: 'Profile' }),
    prepare: addEvents,
  },
  (enter) => {
    it.each(
      [...peopleJobs, ...accountJobs].flatMap((job) => [
        { ...job, by: 'the mouse', handOf: byMouse },
        { ...job, by: 'the keyboard', handOf: byKeyboard },
      ]),
    )('by $by alone, $title in $presses presses', async ({ handOf, section: start, run, presses, ends }) => {
      const visit = await enter()
      await handOf(visit.page).press(section(visit.page, start))
      const hand = handOf(visit.page)
      await run(hand, visit.page, visit)
      for (const place of ends(visit.page)) await place.waitFor()
      await expect.poll(() => isFocusLost(visit.page)).toBe(false)
      expect(hand.presses()).toBeLessThanOrEqual(presses)
      await visit.end()
    })
  },
)

/** `true` if the focus is on the page itself, or on the whole portal: the next Tab begins anew. */
function isFocusLost(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    let inner = document.activeElement
    while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement
    return inner === null || inner === document.body || inner.matches('.portico-Cover')
  })
}
