import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { byKeyboard, byMouse } from './hand.ts'
import { describeSection, type SectionUnderTest } from './portal-section.ts'

const section: SectionUnderTest = {
  section: 'profile',
  query: '&hosted',
  ready: (page) => page.getByRole('heading', { level: 1, name: 'Profile' }),
}

describeSection('the hosted portal', section, (enter) => {
  it.each(['mouse', 'keyboard'] as const)(
    'the hosted portal opens in a new tab by %s alone, from the navigation and from the menu of the user',
    async (device) => {
      const visit = await enter()
      const { page, context, providerUrl } = visit
      const { press } = device === 'mouse' ? byMouse() : byKeyboard(page)
      const opened = async (run: () => Promise<void>) => {
        const [tab] = await Promise.all([context.waitForEvent('page'), run()])
        await tab.waitForURL(`${new URL(providerUrl).origin}/oauth/portal`)
        await tab.getByText('admin@acme.test').waitFor()
        expect(await tab.evaluate(() => window.opener)).toBeNull()
        await tab.close()
      }
      await expectAccessible(page)
      const name = 'Hosted administration. Opens in a new tab'
      await opened(() => press(page.getByRole('button', { name, exact: true })))
      await press(page.getByRole('button', { name: /^Ada Admin/ }))
      const entry = page.getByRole('menuitem', { name: /^Hosted administration/ })
      await entry.waitFor()
      await expectAccessible(page)
      await opened(() => press(entry))
      await visit.end()
    },
  )

  it('the way to the hosted portal follows the sections in the menu of a phone, by keyboard too', async () => {
    const visit = await enter()
    const { page, context } = visit
    await page.setViewportSize({ width: 360, height: 640 })
    const { press } = byKeyboard(page)
    await press(page.getByRole('button', { name: 'Open menu' }))
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const way = menu.getByRole('button', { name: /^Hosted administration/ })
    await way.waitFor()
    await expectAccessible(page)
    const last = await menu.getByRole('link').last().boundingBox()
    const own = await way.boundingBox()
    expect(own?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0))
    await Promise.all([context.waitForEvent('page'), press(way)])
    await visit.end()
  })

  it('a tab that the browser refuses is shown in words', async () => {
    const visit = await enter()
    const { page } = visit
    await page.evaluate(() => {
      window.open = () => null
    })
    await page.getByRole('button', { name: 'Hosted administration. Opens in a new tab' }).click()
    await page.getByText('Allow pop-ups for this page, then try again.').first().waitFor()
    await expectAccessible(page)
    await visit.end()
  })
})
