import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeSection } from './portal-section.ts'

const themes = ['modern', 'classic', 'vivid', 'dark']
const fonts = ['system-ui', '"DejaVu Sans"', '"DejaVu Sans Mono"']

/** What is cut or broken in the tables of the page, under each theme and font. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const faults: string[] = []
  for (const theme of themes) {
    for (const font of fonts) {
      const found = await page.locator('.portico-DataTable').first().evaluate(faultsInPage, { theme, font })
      faults.push(...found.map((fault) => `${theme}, ${font}: ${fault}`))
    }
  }
  return faults
}

describeSection(
  'the list of users at 1280 px',
  { section: 'users', users: 40, ready: (page) => page.getByRole('row', { name: 'Ada Admin' }) },
  (enter) => {
    it('cuts no address and breaks no word, in any theme and in wide fonts', async () => {
      const visit = await enter()
      expect(await faultsOf(visit.page)).toEqual([])
      await visit.end()
    })

    it('a person has 240 px, and who manages the accounts is shown once it is chosen', async () => {
      const visit = await enter({
        prepare: ({ emulator }) =>
          emulator.arrange(({ users }) => {
            for (const user of users) user.managedBy = 'frontegg'
          }),
      })
      const { page } = visit
      const header = page.getByRole('columnheader', { name: 'User', exact: true })
      expect((await header.boundingBox())?.width).toBeGreaterThanOrEqual(240)
      const manager = page.getByRole('columnheader', { name: 'Managed by' })
      expect(await manager.isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Columns' }).click()
      await page.getByRole('menuitemcheckbox', { name: 'Managed by' }).click()
      await page.keyboard.press('Escape')
      await manager.waitFor()
      // Words may break where a person has chosen more columns than fit. An address is never cut.
      expect((await faultsOf(page)).filter((fault) => fault.endsWith('is cut'))).toEqual([])
      await visit.end()
    })
  },
)

/** Runs in the page: sets a theme and a font, and returns the addresses that are cut and the words that break within. */
function faultsInPage(table: Element, { theme, font }: { theme: string; font: string }): readonly string[] {
  const root = table.getRootNode()
  const surface = root instanceof ShadowRoot ? root.host : table.closest('.portico')
  if (!(surface instanceof HTMLElement)) throw new Error('The table has no surface.')
  surface.dataset['theme'] = theme
  surface.style.setProperty('--portico-font-family', font)
  const shown = (element: Element) => element.getBoundingClientRect().width > 0
  const notes = [...table.querySelectorAll('.portico-RowNote')].filter(shown)
  const cut = notes.filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
    return scrollWidth > clientWidth || scrollHeight > clientHeight + 1
  })
  const faults = cut.map(({ textContent }) => `${textContent} is cut`)
  const range = document.createRange()
  for (const cell of table.querySelectorAll('.portico-TableCell, .portico-TableHeading')) {
    if (!shown(cell)) continue
    // An address that is too long for its line breaks, because one that is cut names nobody.
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('.portico-RowNote')) continue
      for (const word of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) faults.push(`${word[0]} breaks`)
      }
    }
  }
  return [...new Set(faults)]
}
