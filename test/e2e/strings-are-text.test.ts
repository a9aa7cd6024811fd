import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inShare, isSoak, longest, seed } from '../share.ts'
import { headings } from './headings.ts'
import { type House, openHouse } from './house.ts'
import { payloads } from './payloads.ts'
import { accounts, signIn } from './person.ts'

const folder = new URL('../../ui-kit/messages/en/', import.meta.url)
const keys = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => Object.keys(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))))
const tried = inShare(50, payloads)
const triedEverywhere = inShare(payloads.length, payloads)

describe('a string that looks like markup', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitCases', policy: 'plain', isInspected: false })
  })
  afterAll(() => house.close())

  it(`stays text in every message, name, address and error: ${triedEverywhere.length} of ${payloads.length} strings`, {
    timeout: longest,
  }, async () => {
    const visit = await house.visit()
    visit.allow(/.*/)
    const { page } = visit
    // All states have 90,000 elements, so that each run shows a quarter of them.
    const share = { of: isSoak ? '1' : '4', seed: String(seed) }
    // The parameters are in the hash, because no server accepts so long an address.
    await page.goto(
      `/?page=strings#${new URLSearchParams([...Object.entries(share), ...keys.map((key) => ['key', key])])}`,
    )
    await page.locator('.portico-Title').nth(40).waitFor()
    await allIsThere(page)
    const sent: string[] = []
    page.on('request', (request) => void sent.push(request.url()))
    await page.evaluate(() => Reflect.set(globalThis, 'alert', () => Reflect.set(globalThis, 'ran', true)))
    for (const payload of triedEverywhere) {
      // A part that loads late changes both shapes, and a payload can add elements. Both are therefore measured each
      // time.
      const shapes = async () => ({ plain: await shapeWith(page, 'words'), payload: await shapeWith(page, payload) })
      await expect
        .poll(shapes, { timeout: 60_000 })
        .toSatisfy(({ plain, payload }) => isDeepStrictEqual(plain, payload))
    }
    expect(await page.evaluate(() => Reflect.get(globalThis, 'ran'))).toBeUndefined()
    // A logo can be a path of the page's own origin.
    const { origin } = new URL(page.url())
    expect(sent.filter((address) => !address.startsWith('data:') && new URL(address).origin !== origin)).toEqual([])
    await visit.end()
  })

  it.each(tried.slice(0, 3))(
    'a string that looks like markup stays text in an error of the provider: %s',
    async (payload) => {
      const visit = await house.visit()
      const { page } = visit
      house.emulator.faults.add({
        operation: 'loginWithPassword',
        kind: 'status',
        status: 400,
        body: JSON.stringify({ errors: [payload], errorCode: 'ER-NEVER-HEARD-OF' }),
      })
      await page.goto('/?page=replacing')
      await signIn(visit, accounts.admin)
      await page.getByRole('alert').getByText(payload.trim()).first().waitFor()
      expect(await page.getByRole('alert').locator('script, img, b, iframe, [onerror], [onload]').count()).toBe(0)
      await visit.end()
    },
  )

  it('loads nothing in the metadata of a tenant', async () => {
    const visit = await house.visit()
    const { page } = visit
    const hostile = 'url(http://127.0.0.1:9/planted.png)'
    const palette = {
      primary: { main: hostile, hover: `red; background: ${hostile}` },
      background: { default: hostile },
    }
    house.emulator.arrange((state) => {
      const loginBox = { themeName: hostile, palette, logo: { image: 'javascript:alert(1)' } }
      state.adminBox['*'] = { theme: { palette }, themeV2: { palette, loginBox } }
    })
    const sent: string[] = []
    page.on('request', (request) => void sent.push(request.url()))
    await page.goto('/?page=replacing')
    await visit.see(headings.email)
    await page.locator('body:not([data-portico-loading])').waitFor({ state: 'attached' })
    expect(sent.filter((address) => address.includes('adminBox'))).not.toEqual([])
    expect(sent.filter((address) => address.includes(':9/') || address.startsWith('javascript'))).toEqual([])
    await visit.end()
  })
})

/** Returns the shape of the page with a text in all of its places. */
async function shapeWith(page: Page, text: string) {
  await page.evaluate((detail) => void dispatchEvent(new CustomEvent('say', { detail })), text)
  await page.waitForFunction((said) => document.getElementById('said')?.dataset['said'] === said, text)
  return shapeOf(page)
}

/** Waits until no more parts are added: hundreds of screens load their parts one after another. */
async function allIsThere(page: Page): Promise<void> {
  let former = ''
  let times = 0
  await expect
    .poll(
      async () => {
        const present = JSON.stringify(await shapeOf(page))
        times = present === former ? times + 1 : 0
        former = present
        return times
      },
      { interval: 500, timeout: longest },
    )
    .toBeGreaterThan(5)
}

/** Returns the number of elements by kind, and the attributes that run or load code. */
function shapeOf(page: Page) {
  return page.evaluate(() => {
    const counts: Record<string, number> = {}
    // The brand decides if the address of a logo renders as an image. A string with the placeholder of the email
    // address renders it in an element of its own. A string with an unknown placeholder is replaced by the message,
    // with its links to terms and privacy notice.
    const own = '.portico-Brand *, bdi.portico-Value, .portico-CheckboxLabel > a[href^="https://lantern.example/"]'
    for (const { localName } of document.querySelectorAll(`body *:not(${own})`)) {
      counts[localName] = (counts[localName] ?? 0) + 1
    }
    const runs = [...document.querySelectorAll('body *')].flatMap(({ attributes, localName }) =>
      [...attributes]
        .filter(({ name, value }) => /^on/i.test(name) || /^(?:javascript|vbscript):/i.test(value.trim()))
        .filter(({ name }) => /^on|^(?:href|src|action|formaction)$/.test(name))
        .map(({ name }) => `${localName} ${name}`),
    )
    return { counts, runs }
  })
}
