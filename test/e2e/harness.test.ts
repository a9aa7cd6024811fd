import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse } from './house.ts'
import { axeFindings } from './inspector.ts'

describe('the harness', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'customLogin', policy: 'strict', isInspected: false })
  })
  afterAll(() => house.close())

  it.each([
    ['an image from elsewhere', 'img-src', showImage],
    ['a style in the page', 'style-src', addInlineStyle],
    ['text taken for markup', 'require-trusted-types-for', setMarkup],
    ['a request to elsewhere', 'connect-src', callElsewhere],
    ['an error on the console', 'error: planted', () => console.error('planted')],
    ['a warning on the console', 'warning: planted', () => console.warn('planted')],
    ['an uncaught error', 'uncaught: planted', throwLater],
  ])('catches %s', async (_, expected, plant) => {
    const visit = await house.visit()
    await visit.goTo('/account/login')
    await visit.page.getByRole('heading').waitFor()
    await visit.page.evaluate(plant)
    await expect.poll(() => visit.problems()).toEqual(expect.arrayContaining([expect.stringMatching(expected)]))
    await expect(visit.end()).rejects.toThrow('Something went wrong in the page')
  })

  it('catches a screen that is not accessible', async () => {
    const visit = await house.visit()
    await visit.goTo('/account/login')
    await visit.page.getByRole('heading').waitFor()
    await visit.page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')))
    const { violations } = await axeFindings(visit.page)
    expect(violations.map(({ id }) => id)).toEqual(['button-name'])
    await visit.end()
  })

  it('gives every visitor a fresh emulator and a fresh browser', async () => {
    const first = await house.visit()
    house.emulator.advance(60_000)
    await first.context.addCookies([{ name: 'planted', value: '1', url: first.providerUrl }])
    await first.end()
    const second = await house.visit()
    expect(await second.context.cookies()).toEqual([])
    expect(Math.abs(house.emulator.now() - Date.now())).toBeLessThan(30_000)
    await second.end()
  })
})

function showImage() {
  document.body.append(Object.assign(document.createElement('img'), { src: 'http://127.0.0.1:9/planted.png' }))
}

function addInlineStyle() {
  document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' }))
}

function setMarkup() {
  try {
    document.body.innerHTML = '<p>'
  } catch {
    // The policy throws where it can; what counts is that it was told of.
  }
}

function callElsewhere() {
  fetch('http://127.0.0.1:9/').catch(() => {})
}

function throwLater() {
  setTimeout(() => {
    throw new Error('planted')
  })
}
