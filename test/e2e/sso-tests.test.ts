import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type OidcIdentityProvider,
  startOidcIdentityProvider,
} from '../../providers/emulator/test/oidc-identity-provider.ts'
import {
  type SamlIdentityProvider,
  startSamlIdentityProvider,
} from '../../providers/emulator/test/saml-identity-provider.ts'
import { expectAccessible } from './expect-accessible.ts'
import { byKeyboard, byMouse, type Hand } from './hand.ts'
import { type House, openHouse } from './house.ts'
import { beSignedIn } from './person.ts'
import { describeSection, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const connections: SectionUnderTest = {
  section: 'sso',
  ready: (page) => page.getByRole('link', { name: 'Okta', exact: true }),
}

const me = 'admin@acme.test'
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const handOf = (by: string, page: Page) => (by === 'mouse' ? byMouse() : byKeyboard(page))

const stored = ({ emulator }: Visit, type: string) =>
  emulator.snapshot().ssoConnections.find((one) => one.type === type && one.createdAt !== undefined)

/** Signs a user in on the page of an identity provider. */
async function signInThere(page: Page, hand: Hand, isOidc: boolean, email: string): Promise<void> {
  if (isOidc) {
    await hand.type(page.getByPlaceholder('Enter any login'), email)
    await hand.type(page.getByPlaceholder('and password'), 'any')
    await hand.press(page.getByRole('button', { name: 'Sign-in' }))
    await hand.press(page.getByRole('button', { name: 'Continue' }))
  } else {
    await hand.type(page.getByLabel('Work email'), email)
    await hand.press(page.getByRole('button', { name: 'Sign in' }))
  }
}

/** Signs a new user in by the connection, in a browser of their own. */
async function signInAs(email: string, { page, context }: Visit, isOidc: boolean): Promise<void> {
  const { origin } = new URL(page.url())
  const own = await context.browser()?.newContext({ baseURL: origin })
  if (!own) throw new Error('There is no browser')
  const there = await own.newPage()
  await there.goto('/account/login')
  await there.getByRole('textbox', { name: 'Email' }).fill(email)
  await there.getByRole('button', { name: 'Continue', exact: true }).click()
  await signInThere(there, byMouse(), isOidc, email)
  await there.waitForURL((url) => url.origin === origin && !url.pathname.startsWith('/account/'))
  await own.close()
}

describe('a connection from nothing to a user who signs in', () => {
  let house: House
  let oidc: OidcIdentityProvider
  let saml: SamlIdentityProvider
  beforeAll(async () => {
    const reach = ['http://127.0.0.1:*', 'http://localhost:*']
    house = await openHouse({ site: 'kitInShadow', policy: 'strict', isInspected: false, reach })
    const site = await house.visit()
    await site.goTo('/account/login')
    oidc = await startOidcIdentityProvider([`${new URL(site.page.url()).origin}/account/oidc/callback`])
    saml = await startSamlIdentityProvider()
    await site.end()
  })
  afterAll(() => Promise.all([house.close(), oidc.stop(), saml.stop()]))

  it.each([
    ['SAML', 'mouse', 1280],
    ['SAML', 'keyboard', 360],
    ['OpenID Connect', 'mouse', 360],
    ['OpenID Connect', 'keyboard', 1280],
  ])(
    'a connection by %s is set up, tried, turned on and signs a user in, by %s at %i px',
    async (protocol, by, width) => {
      const visit = await house.visit()
      const { page, emulator, context } = visit
      await context.route(/^https:\/\/fonts\.|\/favicon\.ico$/, (route) => route.fulfill({ body: '' }))
      const isOidc = protocol === 'OpenID Connect'
      const name = isOidc ? 'OpenID Connect' : 'SAML 2.0'
      const hand = handOf(by, page)
      await page.setViewportSize({ width, height: 800 })
      await beSignedIn(visit, me)
      await visit.goTo('/?portal=sso')
      await hand.press(button(page, 'Add connection'))
      await heading(page, 'Where do your people sign in today?').waitFor()
      await hand.check(page.getByRole('radio', { name: new RegExp(`^${name}`) }))
      await hand.press(button(page, 'Continue'))
      await heading(page, `Add an app in ${name}`).waitFor()
      await hand.press(button(page, 'I’ve added the app'))
      if (isOidc) {
        await hand.type(page.getByRole('textbox', { name: 'Issuer' }), oidc.issuer)
        await hand.type(page.getByRole('textbox', { name: 'Client ID' }), oidc.clientId)
        await hand.type(page.getByLabel('Client secret', { exact: true }), oidc.clientSecret)
      } else {
        await hand.press(page.getByRole('tab', { name: 'By hand' }))
        await hand.type(page.getByRole('textbox', { name: 'Sign-on URL' }), saml.entryPoint)
        await hand.paste(page.getByRole('textbox', { name: 'X.509 certificate' }), saml.certificate)
      }
      await hand.press(button(page, 'Continue'))
      await heading(page, `Whose email goes to ${name}?`).waitFor()
      await hand.type(page.getByRole('textbox', { name: 'Domain' }), 'acme.test')
      await hand.press(button(page, 'Add domain'))
      const value = page.getByText(/^portico-verify=/)
      emulator.setTxtRecords('acme.test', [(await value.textContent()) ?? ''])
      await hand.press(button(page, 'Check now: acme.test'))
      await page.getByText('Verified', { exact: true }).waitFor()
      await hand.press(button(page, 'Continue'))
      await heading(page, `What may people from ${name} do here?`).waitFor()
      await hand.press(button(page, 'Continue'))
      await heading(page, `Try ${name} with your own account`).waitFor()
      const [opened] = await Promise.all([context.waitForEvent('page'), hand.press(button(page, 'Try it'))])
      await signInThere(opened, handOf(by, opened), isOidc, me)
      await opened.getByRole('heading', { name: 'The test has ended' }).waitFor()
      await opened.close()
      const result = page.getByRole('region', { name: `${name} works` })
      await result.getByText('Is already here').waitFor()
      await expect.poll(() => result.evaluate((element) => element.matches(':focus'))).toBe(true)
      await expectAccessible(page, 'the result of a test')
      await page.setViewportSize({ width, height: 800 })
      await hand.press(button(page, 'Continue'))
      await heading(page, `Ready to turn on ${name}?`).waitFor()
      await hand.press(button(page, 'Turn on'))
      const asked = page.getByRole('alertdialog', { name: `Turn on ${name}?` })
      await hand.press(asked.getByRole('button', { name: 'Turn on' }))
      await heading(page, `${name} is on`).waitFor()
      await expect.poll(() => stored(visit, isOidc ? 'oidc' : 'saml')?.enabled).toBe(true)
      await signInAs('new@acme.test', visit, isOidc)
      expect(emulator.snapshot().users.some(({ email }) => email === 'new@acme.test')).toBe(true)
      await visit.end()
    },
  )
})

describeSection('the test of a connection in the portal', connections, (enter) => {
  it.each(['mouse', 'keyboard'])(
    'a connection without a passed test is turned on after one more question, by %s',
    async (by) => {
      const visit = await enter({
        prepare: ({ emulator }) =>
          emulator.arrange((state) => {
            state.ssoTests = []
            for (const connection of state.ssoConnections) if (connection.type === 'okta') connection.enabled = false
          }),
      })
      const { page } = visit
      const hand = handOf(by, page)
      const toggle = page.getByRole('switch', { name: 'Okta is on' })
      await hand.check(toggle)
      const untested = page.getByRole('alertdialog', { name: 'Turn on Okta without a passed test?' })
      await untested.waitFor()
      await expectAccessible(page, 'the question without a test')
      await hand.press(untested.getByRole('button', { name: 'Turn on anyway' }))
      const asked = page.getByRole('alertdialog', { name: 'Turn on Okta?' })
      await hand.press(asked.getByRole('button', { name: 'Cancel' }))
      await asked.waitFor({ state: 'detached' })
      expect(stored(visit, 'okta')?.enabled).toBe(false)
      await expect.poll(() => toggle.evaluate((element) => element.matches(':focus'))).toBe(true)
      await hand.check(toggle)
      await hand.press(untested.getByRole('button', { name: 'Test first' }))
      await heading(page, 'Try Okta with your own account').waitFor()
      await visit.end()
    },
  )

  it('a test whose window the browser blocks is run by a link, and one whose window is closed is tried again', async () => {
    const visit = await enter()
    const { page, context } = visit
    await page.getByRole('link', { name: 'Okta', exact: true }).click()
    await page.evaluate(() => Object.assign(window, { kept: window.open, open: () => null }))
    await button(page, 'Try again').click()
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Open Okta' }).click(),
    ])
    await tab.getByRole('textbox', { name: 'Another address' }).waitFor()
    await tab.close()
    await page.evaluate(() => Object.assign(window, { open: Reflect.get(window, 'kept') }))
    const [opened] = await Promise.all([context.waitForEvent('page'), button(page, 'Try again').click()])
    await opened.getByRole('textbox', { name: 'Another address' }).waitFor()
    await opened.close()
    await page.getByText('The window was closed without an answer').waitFor()
    await expectAccessible(page, 'a closed window')
    await visit.end()
  })
})
