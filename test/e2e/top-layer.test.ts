import { afterAll, beforeAll, expect, it } from 'vitest'
import { button, enterSubscription } from './enter-subscription.ts'
import { type House, openHouse } from './house.ts'
import { describeIsolations } from './portal-section.ts'
import { openParts } from './scenarios/portal/parts-page.ts'
import { coveredControls, coverWindow } from './top-layer.ts'

describeIsolations('overlays over a page with sticky parts', (isolation) => {
  let house: House
  let example: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitCases', policy: 'strict', isInspected: false })
    example = await openHouse({ site: 'kitInShadow', policy: 'strict', isInspected: false })
  })
  afterAll(() => Promise.all([house.close(), example.close()]))

  it.each([
    [1440, 757],
    [1280, 757],
    [360, 640],
  ])('the checkout of the portal lies above its table’s head at %i × %i px', async (width, height) => {
    const visit = await enterSubscription(house, { isolation })
    const { page } = visit
    await page.setViewportSize({ width, height })
    const plans = page.getByRole('list', { name: 'Plans' })
    await plans.getByRole('button', { name: /^Upgrade/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Enterprise' })
    await dialog.getByRole('textbox', { name: 'Name on the invoice' }).waitFor()
    expect(await coveredControls(dialog)).toEqual([])
    await button(page, 'Continue').click()
    await page.getByRole('radio', { name: 'Visa ending 4242' }).waitFor()
    await coverWindow(page)
    expect(await coveredControls(page.getByRole('dialog', { name: /Enterprise/ }))).toEqual([])
    await visit.end()
  })

  it('a checkout on a page of the application lies above the highest part of that page', async () => {
    const visit = await enterSubscription(house, { isolation })
    const { page } = visit
    await visit.goTo(`/?page=checkout&isolation=${isolation}`)
    await button(page, 'Upgrade').click()
    const dialog = page.getByRole('dialog', { name: 'Change your plan' })
    await dialog.getByRole('list', { name: 'Plans' }).waitFor()
    await coverWindow(page)
    expect(await coveredControls(dialog)).toEqual([])
    await visit.end()
  })

  it('drawers, their lists, menus, hints and messages lie above the highest part of a page', async () => {
    const visit = await example.visit()
    const { page, press } = await openParts(visit, { locale: 'en', isolation })
    await page.setViewportSize({ width: 1280, height: 757 })
    await page.getByRole('button', { name: 'Message' }).press('Enter')
    const message = page.getByRole('region', { name: 'Notifications' })
    await message.getByRole('button', { name: 'Dismiss' }).waitFor()
    await coverWindow(page)
    expect(await coveredControls(message)).toEqual([])

    await page.getByRole('button', { name: 'Actions for Maya Reyes' }).press('Enter')
    const menu = page.getByRole('menu')
    await menu.waitFor()
    expect(await coveredControls(menu)).toEqual([])
    expect(await coveredControls(message)).toEqual([])
    await press('Escape')
    await menu.waitFor({ state: 'detached' })
    await message.getByRole('button', { name: 'Dismiss' }).press('Enter')

    await page.getByRole('button', { name: 'Details' }).press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.waitFor()
    expect(await coveredControls(drawer)).toEqual([])
    await drawer.getByRole('button', { name: /State$/ }).press('ArrowDown')
    const list = page.getByRole('listbox', { name: 'State' })
    await list.waitFor()
    expect(await coveredControls(list)).toEqual([])
    await press('Escape')
    await list.waitFor({ state: 'detached' })
    await drawer.getByRole('button', { name: 'Close' }).press('Enter')
    await drawer.waitFor({ state: 'detached' })
    await visit.end()
  })
})
