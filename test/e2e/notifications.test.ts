import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { giveNotifications } from '../../headless/test/give-notifications.ts'
import { expectAccessible } from './expect-accessible.ts'
import { focusedName, tabTo } from './focused.ts'
import { openPhone } from './open-phone.ts'
import { describeSection, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const action = (name: string, url: string) => {
  return { id: name, name, visualization: 'button', url, method: 'GET', createdAt: '', updatedAt: '' }
}

const portal: SectionUnderTest = {
  section: 'users',
  ready: bell,
  prepare: ({ emulator }) =>
    emulator.arrange((state) =>
      giveNotifications(state, [
        { title: 'Card refused', body: 'Pay by Friday.', severity: 'High', isPinned: true },
        { title: 'Lee is locked', severity: 'High', actions: [action('Show in the log', '?portal=audits')] },
        { title: 'Rita joined', status: 'read' },
        ...Array.from({ length: 12 }, (_, at) => ({ title: `News ${at}` })),
      ]),
    ),
}

function bell(page: Page) {
  return page.getByRole('button', { name: /^Notifications/ })
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const kept = ({ emulator }: Visit, text: string) =>
  emulator.snapshot().notifications.find(({ title }) => title === text) ?? null

describeSection('the notifications in the portal', portal, (enter) => {
  it('notifications are read, pinned, archived and followed by mouse', async () => {
    const visit = await enter()
    const { page } = visit
    expect(await bell(page).getAttribute('aria-label')).toBe('Notifications, 9 or more unread')
    await bell(page).click()
    await panel(page).getByText('Pay by Friday.').waitFor()

    await panel(page).getByRole('button', { name: 'Show more' }).click()
    await panel(page).getByText('News 11').waitFor()
    await panel(page).getByRole('button', { name: 'Actions for News 11' }).click()
    await page.getByRole('menuitem', { name: 'Pin' }).click()
    await panel(page).getByText('Pinned: News 11.').waitFor({ state: 'attached' })
    await expect.poll(() => kept(visit, 'News 11')?.isPinned).toBe(true)
    await panel(page).getByRole('button', { name: 'Actions for Rita joined' }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await panel(page).getByText('Rita joined', { exact: true }).waitFor({ state: 'detached' })
    await expect.poll(() => kept(visit, 'Rita joined')?.status).toBe('archived')

    await panel(page).getByRole('link', { name: 'Show in the log' }).click()
    await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor()
    await panel(page).waitFor({ state: 'detached' })
    await expect.poll(() => kept(visit, 'Lee is locked')?.status).toBe('read')
    await expect.poll(() => focusedName(page)).toBe('Audit log')

    await bell(page).click()
    await panel(page).getByRole('button', { name: 'Mark all read' }).click()
    await panel(page).getByText('All marked as read.').waitFor({ state: 'attached' })
    await expect.poll(() => kept(visit, 'News 5')?.status).toBe('read')
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    expect(await bell(page).getAttribute('aria-label')).toBe('Notifications')
    await visit.end()
  })

  it('notifications are used by keyboard alone, with the focus back at the bell', async () => {
    const visit = await enter()
    const { page } = visit
    await tabTo(page, /^Notifications, /, 60)
    await page.keyboard.press('ArrowDown')
    await panel(page).getByText('Pay by Friday.').waitFor()
    await tabTo(page, /^All$/)
    await page.keyboard.press('ArrowRight')
    await page.getByRole('tab', { name: /^Unread/, selected: true }).waitFor()
    await tabTo(page, /^Actions for Card refused$/)
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Mark as read' }).waitFor()
    await page.keyboard.press('Enter')
    await panel(page).getByText('Card refused', { exact: true }).waitFor({ state: 'detached' })
    await expect.poll(() => focusedName(page)).toBe('Notifications')
    await expect.poll(() => kept(visit, 'Card refused')?.status).toBe('read')
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    await expect.poll(() => focusedName(page)).toMatch(/^Notifications, /)
    await visit.end()
  })

  it('notifications are a sheet on a phone of 360 px, with a menu for each', async () => {
    const visit = await enter()
    const { page } = visit
    const screen = await openPhone(visit)
    await screen.goto(page.url())
    await bell(screen).tap()
    await panel(screen).getByText('Pay by Friday.').waitFor()
    await expect.poll(async () => bottomOf(screen)).toBe(640)
    await panel(screen).getByRole('button', { name: 'Actions for Lee is locked' }).tap()
    await screen.getByRole('menuitem', { name: 'Mark as read' }).tap()
    await expect.poll(() => kept(visit, 'Lee is locked')?.status).toBe('read')
    await screen.getByRole('menuitem').first().waitFor({ state: 'detached' })
    expect(await screen.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await panel(screen).getByRole('button', { name: 'Close' }).tap()
    await panel(screen).waitFor({ state: 'detached' })
    await screen.context().close()
    await visit.end()
  })

  it('pass axe in light and dark, and never scroll the page sideways, at 1280 and 360 px', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    await expectAccessible(page)
    await bell(page).click()
    await panel(page).getByText('Pay by Friday.').waitFor()
    await expectAccessible(page)
    await page.getByRole('tab', { name: /^Pinned/ }).click()
    await expectAccessible(page)
    visit.allow(/500/)
    emulator.faults.add({ operation: 'updateNotificationStatus', kind: 'status', status: 500, times: 1 })
    await panel(page).getByRole('button', { name: 'Actions for Card refused' }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await panel(page).getByRole('button', { name: 'Try again: Card refused' }).waitFor()
    await expectAccessible(page)
    await visit.end()
  })
})

/** The lower edge of the sheet, in pixels. */
async function bottomOf(page: Page): Promise<number> {
  const { y = 0, height = 0 } = (await panel(page).boundingBox()) ?? {}
  return Math.round(y + height)
}
