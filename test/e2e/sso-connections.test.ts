import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { tabTo as pressTab, rowTo } from './focused.ts'
import { byKeyboard, byMouse } from './hand.ts'
import { describeSection, pick, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const connections: SectionUnderTest = {
  section: 'sso',
  ready: (page) => page.getByRole('link', { name: 'Okta', exact: true }),
}

const stored = ({ emulator }: Visit, type: string) =>
  emulator.snapshot().ssoConnections.find((one) => one.type === type && one.createdAt !== undefined)
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Leaves the tenant without connections, with a configuration of the older interface that has no values yet. */
function arrangeOlder({ emulator }: Visit): void {
  emulator.arrange((state) => {
    const tenantId = stateTenant(state.users)
    const saml = { entityId: '', entryPoint: 'https://acme.okta.test', certificate: '' }
    state.ssoConnections = [{ id: 'older', tenantId, type: 'okta', enabled: false, domains: [], saml, isOlder: true }]
  })
}

const stateTenant = (users: readonly { readonly email: string; readonly activeTenantId: string }[]) =>
  users.find(({ email }) => email === 'admin@acme.test')?.activeTenantId ?? ''

/** Returns the identity provider of an email address, as the sign-in requests it. */
async function providerOf({ providerUrl }: Visit, email: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email })
  const path = '/identity/resources/auth/v2/user/sso/prelogin'
  return (await fetch(`${providerUrl}/frontegg${path}`, { method: 'POST', headers, body })).json()
}

describeSection('single sign-on in the portal', connections, (enter) => {
  it('single sign-on is set up by mouse, from the provider to a domain that the sign-in follows', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    await press(page, 'Add connection')
    await heading(page, 'Where do your people sign in today?').waitFor()
    await page.getByRole('radio', { name: 'Google Workspace' }).check()
    await press(page, 'Continue')
    await heading(page, 'Add an app in Google Workspace').waitFor()
    await press(page, 'I’ve added the app')
    const { origin } = new URL(visit.providerUrl)
    const metadata = `${origin}/idp/${stored(visit, 'google')?.id}/metadata`
    await page.getByRole('textbox', { name: 'Metadata URL' }).fill(`${metadata}/none`)
    await press(page, 'Continue')
    await page.getByText('We couldn’t read anything there. Open the address in a browser: it must show XML.').waitFor()
    await page.getByRole('textbox', { name: 'Metadata URL' }).fill(metadata)
    await press(page, 'Continue')
    await heading(page, 'Whose email goes to Google Workspace?').waitFor()
    await page.getByRole('textbox', { name: 'Domain' }).fill('acme.test')
    await press(page, 'Add domain')
    const value = page.getByText(/^portico-verify=/)
    emulator.setTxtRecords('acme.test', [(await value.textContent()) ?? ''])
    await press(page, 'Check now: acme.test')
    await page.getByText('Verified', { exact: true }).waitFor()
    await press(page, 'Continue')
    await press(page, 'Change default roles')
    const roles = page.getByRole('dialog', { name: 'Default roles' })
    await pick(roles, /^Viewer/)
    await press(page, 'Save roles')
    await roles.waitFor({ state: 'detached' })
    await press(page, 'Continue')
    await heading(page, 'Try Google Workspace with your own account').waitFor()
    await press(page, 'Test later')
    await heading(page, 'Ready to turn on Google Workspace?').waitFor()
    expect(await providerOf(visit, 'new@acme.test')).toEqual({ address: null })
    await press(page, 'Turn on')
    const untested = page.getByRole('alertdialog', { name: 'Turn on Google Workspace without a passed test?' })
    await untested.getByRole('button', { name: 'Turn on anyway' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Turn on Google Workspace?' })
    await asked.getByText(/This is your sign-in too: admin@acme\.test goes to Google Workspace/).waitFor()
    await asked.getByRole('button', { name: 'Turn on' }).click()
    await heading(page, 'Google Workspace is on').waitFor()
    // The page shows the change before the provider answers.
    const on = { idpType: 'saml', addressType: 'sso' }
    await expect.poll(() => providerOf(visit, 'new@acme.test')).toMatchObject(on)
    await press(page, 'Open the connection')
    await page.getByText('Live', { exact: true }).waitFor()
    await visit.end()
  })

  it('goes on after a reload where it was left, and is changed by keyboard alone', async () => {
    const visit = await enter()
    const { page } = visit
    const tabTo = (name: RegExp) => pressTab(page, name, 60)
    await rowTo(page, /^Entra ID$/)
    await page.keyboard.press('Enter')
    await heading(page, 'Add an app in Entra ID').waitFor()
    await page.reload()
    await heading(page, 'Add an app in Entra ID').waitFor()
    await tabTo(/^I’ve added the app$/)
    await page.keyboard.press('Enter')
    await heading(page, 'Give us Entra ID’s metadata').waitFor()
    await tabTo(/^Metadata URL/)
    const { origin } = new URL(visit.providerUrl)
    await page.keyboard.type(`${origin}/idp/${stored(visit, 'azure')?.id}/metadata`)
    await page.keyboard.press('Enter')
    await heading(page, 'Whose email goes to Entra ID?').waitFor()
    await visit.end()
  })

  it('keeps what two administrators change at once, and removes what one of them removed', async () => {
    const one = await enter()
    const other = await enter({ beside: one })
    for (const { page } of [one, other]) await page.getByRole('link', { name: 'Okta', exact: true }).click()
    await one.page.getByRole('textbox', { name: 'Domain' }).fill('acme-labs.test')
    await press(other.page, 'Add mapping')
    await other.page.getByRole('dialog', { name: 'Add mapping' }).getByRole('textbox', { name: 'Group' }).fill('owners')
    await Promise.all([press(one.page, 'Add domain'), press(other.page, 'Save mapping')])
    await expect
      .poll(() => [stored(one, 'okta')?.pendingDomains?.length, stored(one, 'okta')?.groups?.length])
      .toEqual([2, 3])
    for (const { page } of [one, other]) {
      await press(page, 'Actions for Okta')
      await page.getByRole('menuitem', { name: 'Remove connection' }).click()
    }
    for (const { page } of [one, other])
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove connection' }).click()
    for (const { page } of [one, other])
      await page.getByRole('link', { name: 'Okta', exact: true }).waitFor({ state: 'detached' })
    expect(stored(one, 'okta')).toBeUndefined()
    await one.end()
    await other.end()
  })

  it.each(['mouse', 'keyboard'])('the older configuration is given a domain and turned on by %s', async (by) => {
    const visit = await enter()
    const { page, emulator } = visit
    const hand = by === 'mouse' ? byMouse() : byKeyboard(page)
    arrangeOlder(visit)
    await page.reload()
    await heading(page, 'Set up earlier').waitFor()
    await hand.press(button(page, 'Add domain'))
    const dialog = page.getByRole('dialog', { name: 'Add domain' })
    await hand.type(dialog.getByRole('textbox', { name: 'Domain' }), 'acme-labs.test')
    await hand.press(dialog.getByRole('button', { name: 'Save domain' }))
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Waiting for DNS').waitFor()
    await expectAccessible(page)
    const value = await page.getByText(/^portico-verify=/).textContent()
    emulator.setTxtRecords('acme-labs.test', [value ?? ''])
    await hand.press(button(page, 'Check now: acme-labs.test'))
    await page.getByText('Verified', { exact: true }).waitFor()
    await hand.press(button(page, 'Read from file'))
    const metadata = page.getByRole('dialog', { name: /metadata/ })
    const { origin } = new URL(visit.providerUrl)
    const buffer = Buffer.from(await (await fetch(`${origin}/idp/older/metadata`)).arrayBuffer())
    await metadata.locator('input[type=file]').setInputFiles({ name: 'metadata.xml', mimeType: 'text/xml', buffer })
    await hand.press(metadata.getByRole('button', { name: 'Save values' }))
    await metadata.waitFor({ state: 'detached' })
    await hand.check(page.getByRole('switch', { name: 'Okta is on' }))
    const asked = page.getByRole('alertdialog', { name: 'Turn on Okta?' })
    await hand.press(asked.getByRole('button', { name: 'Turn on' }))
    await page.getByText('Live', { exact: true }).waitFor()
    await expect
      .poll(() => providerOf(visit, 'new@acme-labs.test'))
      .toMatchObject({ idpType: 'saml', addressType: 'sso' })
    await hand.press(button(page, 'Add connection'))
    await heading(page, 'Where do your people sign in today?').waitFor()
    await visit.end()
  })

  it('passes axe in light and dark, and never scrolls the page sideways, at 1280 and 360 px', async () => {
    const visit = await enter()
    const { page } = visit
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Okta', exact: true }).click()
    await page.getByText('Waiting for DNS').waitFor()
    await expectAccessible(page)
    await press(page, 'Single sign-on')
    await press(page, 'Add connection')
    await heading(page, 'Where do your people sign in today?').waitFor()
    await expectAccessible(page)
    await press(page, 'Continue')
    await heading(page, 'Add an app in Okta').waitFor()
    await expectAccessible(page)
    await press(page, 'I’ve added the app')
    await page.getByRole('tab', { name: 'By hand' }).click()
    await press(page, 'Continue')
    await expectAccessible(page)
    await visit.end()
  })
})
