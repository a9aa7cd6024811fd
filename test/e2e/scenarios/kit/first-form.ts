import { demoPassword } from '@portico/emulator'
import { virtualAuthenticator } from '@portico/emulator/playwright'
import { expect } from 'vitest'
import { headings } from '../../headings.ts'
import { heldAnswers } from '../../held-answers.ts'
import { countLayoutShifts } from '../../layout-shifts.ts'
import { accounts } from '../../person.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

/** The styles that a well-known starter gives its root element: a narrow column with lines at its sides. */
const starterStyles = `:root { font-size: 18px }
#root { width: 1126px; max-width: 100%; margin: 0 auto; border-inline: 1px solid red; min-height: 100svh; display: flex;
flex-direction: column; box-sizing: border-box; text-align: center }`

/** The form before the provider has said anything, and when it does. */
export const firstForm: readonly Scenario[] = [
  {
    title: 'the page covers the whole window in any column of the application, with its box in the middle',
    async run(visit) {
      const { page } = visit
      await page.setViewportSize({ width: 1440, height: 900 })
      await visit.goTo('/account/login')
      await visit.see(headings.email)
      await adopt(visit, starterStyles)
      const ground = await page.locator('.portico-LoginPage').boundingBox()
      expect(ground).toMatchObject({ x: 0, y: 0, width: 1440 })
      const box = await page.locator('.portico-LoginBox').boundingBox()
      expect(box && Math.abs(box.x + box.width / 2 - 720)).toBeLessThan(1)
      const above = box?.y ?? 0
      const below = 900 - above - (box?.height ?? 0)
      expect(above / below).toBeGreaterThan(0.4)
      expect(above / below).toBeLessThan(2)
    },
  },
  {
    title: 'the type follows the root font size, unless the page gives the kit a scale of its own',
    async run(visit) {
      await visit.goTo('/account/login')
      await visit.see(headings.email)
      const size = () => visit.page.getByRole('heading').evaluate((element) => getComputedStyle(element).fontSize)
      await adopt(visit, starterStyles)
      expect(await size()).toBe('27px')
      await adopt(visit, '.portico { --portico-scale: 16px }')
      expect(await size()).toBe('24px')
    },
  },
  {
    title: 'the form stays, its button busy, until the step of the second factor is there',
    async run(visit) {
      const { page } = visit
      await visit.goTo('/account/login')
      await visit.see(headings.email)
      await page.evaluate(recordHeadings)
      await page.keyboard.type(accounts.mfa)
      await page.keyboard.press('Enter')
      await visit.see(headings.password)
      await page.keyboard.type(demoPassword)
      await page.keyboard.press('Enter')
      await visit.see(headings.code)
      const seen = await page.evaluate(() => Reflect.get(globalThis, 'porticoTestHeadings'))
      expect(seen).toEqual([headings.email, headings.password, headings.code])
    },
  },
  {
    title: 'the form is there before any answer, and the tenant’s theme and logo come to it without a jump',
    async run(visit) {
      const { emulator, page } = visit
      emulator.arrange((state) => {
        state.adminBox['*'] = { themeV2: { loginBox: { themeName: 'vivid', palette, logo: { image: logo } } } }
      })
      const answers = await heldAnswers(visit)
      const shifts = await countLayoutShifts(page)
      await visit.goTo('/account/login')
      await visit.see(headings.email)
      expect(answers.given()).toBe(0)
      await page.keyboard.type('admin@')
      const field = page.getByLabel('Email')
      expect(await field.inputValue()).toBe('admin@')
      const before = await boxes(visit)
      answers.give()
      await page.getByRole('img', { name: 'Lantern' }).waitFor()
      await expect.poll(() => page.locator('.portico').first().getAttribute('data-theme')).toBe('vivid')
      await expect.poll(() => backgroundOf(visit, 'Continue')).toBe('rgb(0, 96, 64)')
      expect(await boxes(visit)).toEqual(before)
      await page.keyboard.type('acme.test')
      expect(await field.inputValue()).toBe(accounts.admin)
      expect(await shifts.sum()).toBe(0)
      await page.keyboard.press('Enter')
      await visit.see(headings.password)
    },
  },
  {
    title: 'each social provider is painted with its mark, never as a name alone',
    async run(visit) {
      const { emulator, page } = visit
      emulator.arrange((state) => {
        state.federation = { social: [{ id: 'google', active: true }], attempts: [], grants: [] }
      })
      const answers = await heldAnswers(visit, /\/resources\/sso\//)
      await visit.goTo('/account/login')
      await visit.see(headings.email)
      await answers.areLast()
      await page.evaluate(recordMarks)
      answers.give()
      await page.getByRole('button', { name: 'Continue with Google' }).locator('svg').waitFor()
      expect(await page.evaluate(() => Reflect.get(globalThis, 'porticoTestMarks'))).toEqual([true])
    },
  },
  {
    title: 'a box with every way in stands in the middle of a laptop’s window',
    async run(visit) {
      const { emulator, page } = visit
      await virtualAuthenticator(page)
      emulator.arrange((state) => {
        state.security.allowSignups = true
        state.security.secondaryStrategies = [{ strategy: 'Passkeys', isActive: true }]
        const social = ['google', 'github', 'microsoft', 'apple'].map((id) => ({ id, active: true }))
        state.federation = { social, attempts: [], grants: [] }
      })
      await page.setViewportSize({ width: 1280, height: 800 })
      await visit.goTo('/account/login')
      await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
      await page.getByRole('link', { name: 'Create an account' }).waitFor()
      const { y = 0, height = 0 } = (await page.locator('.portico-LoginBox').boundingBox()) ?? {}
      expect(y / (800 - y - height)).toBeGreaterThan(0.4)
      expect(y / (800 - y - height)).toBeLessThan(2.5)
    },
  },
  {
    title: 'an address sent before any answer is asked about when the answers come',
    async run(visit) {
      const { page } = visit
      const answers = await heldAnswers(visit)
      await visit.goTo('/account/login')
      await visit.see(headings.email)
      await page.keyboard.type(accounts.admin)
      await page.keyboard.press('Enter')
      await page.getByRole('status').getByText('Looking up how you sign in…').waitFor({ state: 'attached' })
      answers.give()
      await visit.see(headings.password)
    },
  },
  ...[
    { slow: 'the social providers', address: /\/resources\/sso\// },
    { slow: 'what the policy says of passkeys and of signing up', address: /\/configurations\/v1\// },
    { slow: 'the code of the other ways in', address: /ways-in/ },
    { slow: 'the styles of the later parts', address: /later-styles/ },
  ].map(
    ({ slow, address }): Scenario => ({
      title: `nothing below the form moves if ${slow} arrive last`,
      everyTime: true,
      async run(visit) {
        const { emulator, page } = visit
        await virtualAuthenticator(page)
        emulator.arrange((state) => {
          state.security.allowSignups = true
          state.security.secondaryStrategies = [{ strategy: 'Passkeys', isActive: true }]
          state.federation = { social: [{ id: 'google', active: true }], attempts: [], grants: [] }
        })
        const answers = await heldAnswers(visit, address)
        const shifts = await countLayoutShifts(page)
        await visit.goTo('/account/login')
        await visit.see(headings.email)
        await answers.areLast()
        answers.give()
        for (const name of ['Continue with Google', 'Sign in with a passkey']) {
          await page.getByRole('button', { name }).waitFor()
        }
        await page.getByRole('link', { name: 'Create an account' }).waitFor()
        expect(await shifts.sum()).toBe(0)
      },
    }),
  ),
]

const palette = { primary: { main: '#006040', hover: '#006040', contrastText: '#ffffff' } }
const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 26"><path d="M0 0h90v26H0z"/></svg>')}`

/** Where the field, the button and the heading stand. */
function boxes({ page }: Visit) {
  const parts = [page.getByLabel('Email'), page.getByRole('button', { name: 'Continue' }), page.getByRole('heading')]
  return Promise.all(parts.map((part) => part.boundingBox()))
}

function backgroundOf({ page }: Visit, button: string): Promise<string> {
  return page.getByRole('button', { name: button }).evaluate((element) => getComputedStyle(element).backgroundColor)
}

/** Keeps every heading that is painted. Runs in the page. */
function recordHeadings() {
  const seen: string[] = []
  Reflect.set(globalThis, 'porticoTestHeadings', seen)
  const look = () => {
    const host = document.querySelector('.portico')
    const heading = (host?.shadowRoot ?? document).querySelector('h1')?.textContent ?? ''
    if (heading && seen.at(-1) !== heading) seen.push(heading)
    requestAnimationFrame(look)
  }
  look()
}

/** Keeps whether each painted social provider has its mark. Runs in the page. */
function recordMarks() {
  const seen: boolean[] = []
  Reflect.set(globalThis, 'porticoTestMarks', seen)
  const look = () => {
    const host = document.querySelector('.portico')
    const mark = (host?.shadowRoot ?? document).querySelector('.portico-SocialMark')
    if (mark && seen.at(-1) !== mark.childElementCount > 0) seen.push(mark.childElementCount > 0)
    requestAnimationFrame(look)
  }
  look()
}

/** Adds styles to the page by a sheet, as a strict policy refuses a style element. */
async function adopt({ page }: Visit, styles: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, styles)
}
