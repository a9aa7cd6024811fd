import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { focusedElement, focusedName } from './focused.ts'
import { describeSection } from './portal-section.ts'

const press = async (page: Page, name: RegExp) => {
  const control = page.getByRole('main').last().getByRole('button', { name }).first()
  await control.focus()
  await page.keyboard.press('Enter')
  await control.waitFor({ state: 'detached' })
}

describeSection(
  'the focus of removed controls in the users of the portal',
  {
    section: 'users',
    query: '&portal.users.filter.status=LOCKED&portal.users.filter.role=none',
    ready: (page) => page.getByRole('button', { name: /^Remove Role/ }),
  },
  (enter) => {
    it('a removed filter passes the focus to the search, and takes it from nothing that a person pressed', async () => {
      const visit = await enter()
      const { page } = visit
      const search = 'Search by name or email'
      await press(page, /^Remove Role/)
      await expect.poll(() => focusedName(page)).toBe(search)
      await press(page, /^Clear (search and )?filters/)
      await expect.poll(() => focusedName(page)).toBe(search)

      const columns = page.getByRole('button', { name: 'Columns', exact: true })
      await columns.focus()
      await page
        .getByRole('main')
        .last()
        .click({ position: { x: 3, y: 3 } })
      await expect.poll(() => focusedName(page)).not.toBe('Columns')
      const pressed = await focusedElement(page)
      await columns.evaluate((element) => {
        element.remove()
        // The focus would be passed on within the next frames.
        return new Promise<void>((resolve) => {
          const next = (left: number) => (left > 0 ? requestAnimationFrame(() => next(left - 1)) : resolve())
          next(12)
        })
      })
      expect(await pressed.evaluate((element, now) => element === now, await focusedElement(page))).toBe(true)
      await visit.end()
    })
  },
)

describeSection(
  'the focus of removed controls in the security of the portal',
  {
    section: 'security',
    query: '&portal.tab=ipRestrictions',
    ready: (page) => page.getByRole('button', { name: 'Add my address', exact: true }),
  },
  (enter) => {
    it('the button that adds the own address passes the focus to the list', async () => {
      const visit = await enter()
      await press(visit.page, /^Add my address$/)
      await expect.poll(() => focusedName(visit.page)).toBe('Search address or note')
      await visit.end()
    })
  },
)
