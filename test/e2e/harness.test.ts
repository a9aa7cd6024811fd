import { demoPassword } from '@portico/emulator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inShare } from '../share.ts'
import { listen } from './announcements.ts'
import { watchMemory } from './held-memory.ts'
import { type House, openHouse } from './house.ts'
import { axeFindings } from './inspector.ts'
import { countLayoutShifts } from './layout-shifts.ts'
import { settleIn } from './settled-page.ts'
import { traces, watchTraces } from './traces.ts'

describe('the harness', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'customLogin', policy: 'strict', isInspected: false })
  })
  afterAll(() => house.close())

  it.each(
    inShare(3, [
      ['an image from elsewhere', 'img-src', showImage],
      ['a style in the page', 'style-src', addInlineStyle],
      ['text taken for markup', 'require-trusted-types-for', setMarkup],
      ['a request to elsewhere', 'connect-src', callElsewhere],
      ['an error on the console', 'error: planted', () => console.error('planted')],
      ['a warning on the console', 'warning: planted', () => console.warn('planted')],
      ['an uncaught error', 'uncaught: planted', throwLater],
    ]),
  )('catches %s', async (_, expected, plant) => {
    const visit = await house.visit()
    await visit.goTo('/account/login')
    await visit.page.getByRole('textbox').waitFor()
    await visit.page.evaluate(plant)
    await expect.poll(() => visit.problems()).toEqual(expect.arrayContaining([expect.stringMatching(expected)]))
    await expect(visit.end()).rejects.toThrow('Something went wrong in the page')
  })

  it.each(
    inShare(3, [
      ['localStorage', (secret: string) => localStorage.setItem('planted', secret)],
      ['sessionStorage', (secret: string) => sessionStorage.setItem('planted', secret)],
      ['an address', (secret: string) => history.pushState(null, '', `#${encodeURIComponent(secret)}`)],
      ['the history', (secret: string) => history.replaceState({ secret }, '')],
      ['the console', (secret: string) => console.info(secret)],
    ]),
  )('catches a token and a password in %s', async (place, plant) => {
    for (const secret of ['eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZGEifQ.c2Vh', demoPassword]) {
      const visit = await house.visit()
      await visit.goTo('/account/login')
      await visit.page.getByRole('textbox').waitFor()
      await visit.page.evaluate(plant, `planted ${secret}`)
      await expect(visit.end()).rejects.toThrow(`a secret is in ${place}`)
    }
  })

  it('catches a screen that is not accessible', async () => {
    const visit = await house.visit()
    await visit.goTo('/account/login')
    await visit.page.getByRole('textbox').waitFor()
    await visit.page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')))
    const { violations } = await axeFindings(visit.page)
    expect(violations.map(({ id }) => id)).toEqual(['button-name'])
    await visit.end()
  })

  it('catches a page that stays light in the dark', async () => {
    const visit = await house.visit()
    await visit.goTo('/account/login')
    await visit.page.getByRole('textbox').waitFor()
    await settleIn(visit.page, { colorScheme: 'dark' })
    await visit.page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light'))
    await expect(settleIn(visit.page, { colorScheme: 'dark' })).rejects.toThrow('The page is to be dark')
    await visit.end()
  })

  it('the harness records changes of live regions, in shadow roots too, but not their initial text', async () => {
    const visit = await house.visit()
    const { heard } = await listen(visit.page)
    await visit.goTo('/account/login')
    await visit.page.getByRole('textbox').waitFor()
    const before = await heard()
    await visit.page.evaluate(plantRegions)
    await expect.poll(heard).toContain('status: changed')
    expect(await heard()).toEqual([...before, 'alert: came', 'status: changed'])
    await visit.end()
  })

  it('sees what moves by itself', async () => {
    const visit = await house.visit()
    const shifts = await countLayoutShifts(visit.page)
    await visit.goTo('/account/login')
    await visit.page.getByRole('textbox').waitFor()
    const before = await shifts.sum()
    await visit.page.evaluate(pushDown)
    await expect.poll(shifts.sum).toBeGreaterThan(before)
    await visit.end()
  })

  it.each(
    inShare(3, [
      ['an element', () => document.head.append(document.createElement('meta'))],
      ['an attribute', () => document.body.setAttribute('data-planted', '')],
      ['a style', () => document.body.style.setProperty('--planted', '1')],
      ['a sheet', () => void document.adoptedStyleSheets.push(new CSSStyleSheet())],
      ['a listener', () => addEventListener('resize', () => {})],
      ['a global', () => Reflect.set(globalThis, 'planted', 1)],
    ]),
  )('sees that %s was left behind', async (_, plant) => {
    const visit = await house.visit()
    await watchTraces(visit.page)
    await visit.goTo('/account/login')
    await visit.page.getByRole('textbox').waitFor()
    const before = await traces(visit.page)
    expect(await traces(visit.page)).toEqual(before)
    await visit.page.evaluate(plant)
    expect(await traces(visit.page)).not.toEqual(before)
    await visit.end()
  })

  it('the measurement of memory counts each listener, node, timer and observer that a page keeps', async () => {
    const visit = await house.visit()
    const measure = await watchMemory(visit.page)
    await visit.goTo('/account/login')
    await visit.page.getByRole('textbox').waitFor()
    const before = await measure()
    await visit.page.evaluate(keepThings)
    const after = await measure()
    expect(after).toMatchObject({ timers: before.timers + 2, observers: before.observers + 1 })
    expect(after.listeners).toBeGreaterThan(before.listeners)
    expect(after.nodes).toBeGreaterThan(before.nodes)
    expect(after.heap).toBeGreaterThan(before.heap + 1_000_000)
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
    // The policy throws if it can. The test expects only the report.
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

async function plantRegions() {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const region = (role: string, textContent: string) => {
    const element = Object.assign(document.createElement('p'), { role, textContent })
    return root.appendChild(element)
  }
  region('alert', 'came')
  const status = region('status', 'silent')
  await new Promise((resolve) => requestAnimationFrame(resolve))
  status.textContent = 'changed'
}

function keepThings() {
  const element = document.createElement('div')
  element.addEventListener('click', () => {})
  new ResizeObserver(() => {}).observe(element)
  new MutationObserver(() => {}).disconnect()
  setInterval(() => {}, 60_000)
  setTimeout(() => {}, 600_000)
  clearTimeout(setTimeout(() => {}, 600_000))
  Reflect.set(globalThis, 'planted', [element, Array.from({ length: 1_000_000 }, (_, at) => at)])
}

function pushDown() {
  const block = document.createElement('div')
  block.style.height = '200px'
  document.body.prepend(block)
}
