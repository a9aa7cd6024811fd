import type { Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inShare } from '../share.ts'
import { headings } from './headings.ts'
import { type House, openHouse } from './house.ts'
import { accounts, giveEmail } from './person.ts'
import type { Visit } from './visit.ts'

describe.each(inShare(2, ['shadow', 'none']))('a piece of the login box, isolation %s', (isolation) => {
  let house: House
  let visit: Visit
  beforeAll(async () => {
    house = await openHouse({ site: 'kitCases', policy: 'strict', isInspected: false })
  })
  afterAll(() => house.close())
  beforeEach(async () => {
    visit = await house.visit()
  })
  afterEach(() => visit.end())

  const open = (name: string) => visit.goTo(`/?page=replacing&case=${name}&isolation=${isolation}`)
  const button = () => visit.page.getByRole('button', { name: 'Continue' })

  it('a replaced piece of the login box is used everywhere: a button', async () => {
    await open('button')
    await giveEmail(visit, accounts.admin)
    await visit.see(headings.password)
    await visit.page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    const classes = await visit.page.getByRole('button').evaluateAll((all) => all.map((one) => one.className))
    expect(classes.filter((name) => name === 'own-button').length).toBeGreaterThan(0)
    expect(await visit.page.locator('.portico-Button').count()).toBe(0)
  })

  it('a piece of the login box is replaced alone: the password step, which signs in by the hook', async () => {
    await open('password')
    await giveEmail(visit, accounts.admin)
    await visit.see(`${accounts.admin} and the word?`)
    await visit.page.getByLabel('The word').fill('not the password')
    await visit.page.getByRole('button', { name: 'Open' }).click()
    await expect.poll(() => visit.page.getByRole('alert').textContent()).not.toBe('')
    await visit.page.getByLabel('The word').fill('Portico-demo-1')
    await visit.page.getByRole('button', { name: 'Open' }).click()
    await visit.see('Welcome back, Ada Admin')
  })

  it('a replaced piece of the login box is used on every step: the header', async () => {
    await open('header')
    await giveEmail(visit, accounts.admin)
    await visit.see(`${headings.password}, please`)
    expect(await visit.page.locator('.portico-StepHeader').count()).toBe(0)
  })

  it('a piece of the login box is restyled by a token of the appearance', async () => {
    await open('token')
    await expect.poll(() => style(button(), 'backgroundColor')).toBe('rgb(0, 96, 64)')
  })

  it('a piece of the login box is restyled by a token that the page sets on .portico', async () => {
    await open('plain')
    await addPageStyle('.portico { --portico-color-primary: rgb(0, 96, 64) }')
    await expect.poll(() => style(button(), 'backgroundColor')).toBe('rgb(0, 96, 64)')
  })

  it('a piece of the login box is restyled by a class that is added to its own classes', async () => {
    await open('class')
    await button().waitFor()
    expect((await button().getAttribute('class'))?.split(' ')).toEqual(
      expect.arrayContaining(['portico-Button', 'cut']),
    )
    if (isolation === 'none') await addPageStyle('.cut { text-transform: uppercase }')
    await expect.poll(() => style(button(), 'textTransform')).toBe('uppercase')
  })

  it('a piece of the login box is restyled by a single class in no layer', async () => {
    await open(isolation === 'none' ? 'plain' : 'class')
    await button().waitFor()
    if (isolation === 'none') await addPageStyle('.portico-Button { border-radius: 1px }')
    await expect.poll(() => style(button(), 'borderRadius')).toBe('1px')
  })

  if (isolation === 'shadow') {
    it('a piece of the login box is restyled by a sheet with an address', async () => {
      await open('address')
      await expect.poll(() => style(button(), 'borderRadius')).toBe('1px')
    })

    it('a piece of the login box is not restyled by the page’s own CSS', async () => {
      await open('plain')
      await button().waitFor()
      const before = await style(button(), 'borderRadius')
      await addPageStyle('.portico-Button { border-radius: 1px !important }')
      expect(await style(button(), 'borderRadius')).toBe(before)
    })
  }

  /** Adds CSS of the page in a way that the policy allows. */
  function addPageStyle(css: string): Promise<void> {
    return visit.page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }, css)
  }
})

function style(element: Locator, property: 'backgroundColor' | 'borderRadius' | 'textTransform'): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node)[name], property)
}
