import { expect } from 'vitest'
import { paintedSchemes } from '../../e2e/settled-page.ts'
import { enterSection } from '../person.ts'
import { button, dialog, heading } from '../targets.ts'
import type { Flow } from './flow.ts'

/** What a user wants of the look. */
export const looks: readonly Flow[] = [
  {
    title: 'a user who wants dark pages sees them dark',
    isDark: true,
    async run(visit) {
      const { page } = visit
      await enterSection(visit, 'users', 'Users')
      await expect.poll(async () => [...new Set(await page.read(paintedSchemes))]).toEqual(['dark'])
    },
  },
  {
    title: 'Hebrew is written from the right, and nothing is wider than the window',
    async run({ enter, page }) {
      await enter('/?portal=users&locale=he')
      await page.see(heading('משתמשים'))
      await page.expect('rtl', () => {
        const surfaces = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [
          ...(shadowRoot?.children ?? []),
        ])
        const one = surfaces.find((element) => element.getAttribute('dir') !== null)
        return one ? getComputedStyle(one).direction : ''
      })
      await page.expect(true, () => document.documentElement.scrollWidth <= innerWidth)
      await page.click(button('הזמנת משתמשים'))
      await page.see(dialog('הזמנת משתמשים'))
    },
  },
  {
    title: 'the portal fits a narrow window, and its menu opens the sections',
    size: { width: 360, height: 740 },
    async run(visit) {
      const { page } = visit
      await enterSection(visit, 'users', 'Users')
      await page.expect(360, () => innerWidth)
      await page.expect(true, () => document.documentElement.scrollWidth <= innerWidth)
      await page.click(button('Open menu'))
      await page.see(dialog('Menu'))
    },
  },
]
