import { afterAll, beforeAll, expect, it } from 'vitest'
import { type House, openHouse } from './house.ts'
import { beSignedIn } from './person.ts'
import { describeIsolations } from './portal-section.ts'
import type { Visit } from './visit.ts'

describeIsolations('a window of 360 px', (isolation) => {
  let house: House
  beforeAll(async () => {
    const site = isolation === 'shadow' ? 'kitInShadow' : 'kitInPage'
    house = await openHouse({ site, policy: 'strict', isInspected: false, users: 40 })
  })
  afterAll(() => house.close())

  async function enter(section: string, row: string): Promise<Visit> {
    const visit = await house.visit()
    const { page } = visit
    await page.setViewportSize({ width: 360, height: 800 })
    await beSignedIn(visit, 'admin@acme.test')
    await visit.goTo(`/?portal=${section}`)
    await page.getByRole('row', { name: row }).waitFor()
    return visit
  }

  it('the sign-in fills it, without a box', async () => {
    const visit = await house.visit()
    const { page } = visit
    await page.setViewportSize({ width: 360, height: 800 })
    await visit.goTo('/')
    await page.getByRole('button', { name: 'Continue', exact: true }).waitFor()
    const look = await page.locator('.portico-LoginBox').evaluate((box) => {
      const { borderStartStartRadius, borderBlockStartWidth, boxShadow, paddingInlineStart } = getComputedStyle(box)
      return { borderStartStartRadius, borderBlockStartWidth, boxShadow, paddingInlineStart }
    })
    expect(look).toEqual({
      borderStartStartRadius: '0px',
      borderBlockStartWidth: '0px',
      boxShadow: 'none',
      paddingInlineStart: '20px',
    })
    await visit.end()
  })

  it('the address of a user breaks before its @, not within a word', async () => {
    const visit = await enter('users', 'Amara Nwosu')
    const { page } = visit
    await page.locator('.portico-RowHeader').evaluateAll((cells) => {
      for (const cell of cells) if (cell instanceof HTMLElement) cell.style.inlineSize = '180px'
    })
    const lines = await page.locator('.portico-RowNote').evaluateAll(linesInPage)
    expect(lines).toContain('amara.nwosu\n@acme.test')
    // One part of this address alone is wider than the cell.
    const others = lines.filter((text) => !text.startsWith('maximiliana'))
    expect(others.filter((text) => /\n(?!@)/.test(text))).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.locator('.portico-RowHeader').evaluateAll((cells) => {
      for (const cell of cells) if (cell instanceof HTMLElement) cell.style.inlineSize = ''
    })
    const whole = (await page.locator('.portico-RowNote').evaluateAll(linesInPage)).filter(
      (text) => !text.startsWith('maximiliana'),
    )
    expect(whole.join()).not.toContain('\n')
    await visit.end()
  })

  it('each badge of a connection has one line', async () => {
    const visit = await enter('provisioning', 'Warehouse HR')
    const heights = await visit.page
      .locator('.portico-RowBelow .portico-Badge')
      .evaluateAll((all) => all.map((badge) => badge.getBoundingClientRect().height))
    expect(heights).toEqual([22, 22])
    await visit.page.getByText('2 people', { exact: true }).waitFor()
    await visit.end()
  })

  it('the badges of a role are on one line, and what follows the table has its distance', async () => {
    const visit = await enter('roles', 'Read Only')
    const { page } = visit
    const tops = await page
      .getByRole('row', { name: 'Read Only' })
      .locator('.portico-RowBelow .portico-Badge')
      .evaluateAll((all) => all.map((badge) => badge.getBoundingClientRect().top))
    expect(tops).toHaveLength(2)
    expect(tops[0]).toBe(tops[1])
    const [table, note] = await Promise.all(
      [page.locator('.portico-DataTable'), page.getByText('A smaller number ranks higher')].map((one) =>
        one.boundingBox(),
      ),
    )
    expect(note?.y).toBeCloseTo((table?.y ?? 0) + (table?.height ?? 0) + 24, 0)
    await visit.end()
  })

  it('the choice of the sort has the arrow of the kit, which opens it too', async () => {
    const visit = await enter('roles', 'Read Only')
    const sort = visit.page.getByRole('combobox', { name: 'Sort by' })
    expect(await sort.evaluate((list) => getComputedStyle(list).appearance)).toBe('none')
    const isArrowOfList = await sort.evaluate((list) => {
      const arrow = list.nextElementSibling?.getBoundingClientRect()
      const root = list.getRootNode()
      if (!arrow || !(root instanceof Document || root instanceof ShadowRoot)) return false
      return root.elementFromPoint(arrow.x + arrow.width / 2, arrow.y + arrow.height / 2) === list
    })
    expect(isArrowOfList).toBe(true)
    await visit.end()
  })
})

/** Runs in the page: the text of each element, with a line break where a new line begins. */
function linesInPage(elements: readonly Element[]): readonly string[] {
  return elements.map((element) => {
    let text = ''
    let top = Number.NaN
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const box = range.getBoundingClientRect()
        if (box.top > top + 4) text += '\n'
        top = box.top
        text += letter
      }
    }
    return text
  })
}
