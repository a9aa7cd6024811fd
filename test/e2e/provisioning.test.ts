import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { byKeyboard, byMouse } from './hand.ts'
import { markupOf } from './markup.ts'
import { describeSection, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const connections: SectionUnderTest = {
  section: 'provisioning',
  ready: (page) => page.getByRole('link', { name: 'Okta directory', exact: true }),
}

const stored = ({ emulator }: Visit, name: string) =>
  emulator.snapshot().scimConnections.find(({ connectionName }) => connectionName === name) ?? null
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const press = (page: Page, name: string) => button(page, name).click()

async function askToRemove(page: Page, name: string) {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Remove connection' }).click()
  return page.getByRole('alertdialog', { name: `Remove ${name}?` })
}

/** Returns the texts of a language by key, with their values. */
function textsOf(locale: string) {
  const texts: Record<string, string> = {}
  for (const file of ['provisioning', 'directory-set-up', 'set-up', 'sync-refusal']) {
    const path = new URL(`../../ui-kit/messages/${locale}/portal/${file}.json`, import.meta.url)
    Object.assign(texts, JSON.parse(readFileSync(path, 'utf8')))
  }
  return (key: string) => texts[key] ?? key
}

/** A text with values. Those of a language that is read from right to left are isolated. */
function withValues(text: string, values: Readonly<Record<string, string>>): RegExp {
  const parts = text.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 0 ? part : (values[part] ?? part)))
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${escaped.join('[\u2066-\u2069]*')}[\u2066-\u2069]*$`)
}

/** Calls a SCIM endpoint over the network, as the directory does. */
async function call(address: string, token: string, method: string, path: string, body: unknown) {
  const answer = await fetch(address + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: JSON.parse((await answer.text()) || '{}') }
}

/** A person as each directory sends one. */
const words = {
  okta: (email: string) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: email,
    name: { givenName: 'Maya', familyName: 'Okafor' },
    emails: [{ primary: true, value: email, type: 'work' }],
    displayName: 'Maya Okafor',
    locale: 'en-US',
    externalId: '00u8f2c1',
    groups: [],
    password: 'a-long-one-1',
    active: true,
  }),
  entra: (email: string) => ({
    schemas: [
      'urn:ietf:params:scim:schemas:core:2.0:User',
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
    ],
    externalId: 'maya.okafor',
    userName: email,
    active: true,
    displayName: 'Maya Okafor',
    emails: [{ primary: true, type: 'work', value: email }],
    meta: { resourceType: 'User' },
    name: { formatted: 'Maya Okafor', familyName: 'Okafor', givenName: 'Maya' },
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Night shift' },
  }),
}

describeSection('the connections of directories in the portal', connections, (enter) => {
  it.each([
    ['mouse', 1280, 'en', 'okta'],
    ['keyboard', 360, 'en', 'entra'],
    ['keyboard', 1280, 'de', 'okta'],
    ['mouse', 360, 'he', 'entra'],
  ] as const)(
    'a directory is set up from nothing to a person who came by it, by %s at %i px in %s with %s',
    async (by, width, locale, product) => {
      const visit = await enter({
        prepare: ({ emulator }) =>
          emulator.arrange((state) => {
            state.scimEvents = []
          }),
      })
      const { page } = visit
      const t = textsOf(locale)
      const hand = by === 'mouse' ? byMouse() : byKeyboard(page)
      const directory = product === 'okta' ? 'Okta' : 'Entra ID'
      const heading = (key: string) => page.getByRole('heading', { level: 2, name: withValues(t(key), { directory }) })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${page.url()}&lang=${locale}`)
      await hand.press(button(page, t('provisioning.create')))
      await heading('directorySetUp.directory.title').waitFor()
      await hand.check(page.getByRole('radio', { name: new RegExp(`^${directory}`) }))
      await expectAccessible(page)
      await hand.press(button(page, t('provisioning.save')))
      await heading('directorySetUp.app.title').waitFor()
      const label = product === 'okta' ? 'Authorization' : 'Secret Token'
      const address = await page.getByRole('group').filter({ hasText: '/scim/v2/' }).locator('code').innerText()
      expect(address).toContain(stored(visit, directory)?.id)
      const secret = page.getByRole('group', { name: label })
      await hand.press(secret.getByRole('button').first())
      const token = await secret.locator('code').innerText()
      expect(token).toMatch(/^[\w-]{43}$/)
      await expectAccessible(page)
      await hand.press(button(page, t('directorySetUp.app.next')))
      await heading('directorySetUp.people.title').waitFor()
      await page.getByText(withValues(t('directorySetUp.people.waitingText'), { directory })).waitFor()
      expect(await markupOf(page)).not.toContain(token)

      // Okta and Entra search first, then create.
      const found = await fetch(`${address}/Users?filter=userName%20eq%20%22maya%40acme.test%22`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(await found.json()).toMatchObject({ totalResults: 0 })
      const created = await call(address, token, 'POST', '/Users', words[product]('maya@acme.test'))
      expect(created.status).toBe(201)
      await page.getByText('maya@acme.test').waitFor()
      expect((await call(address, token, 'POST', '/Users', { userName: 'forklift-07' })).status).toBe(400)
      await page.getByText(t('syncRefusal.email-missing.fix')).waitFor()
      await expectAccessible(page)

      await hand.press(button(page, t('setUp.next')))
      await heading('directorySetUp.groups.title').waitFor()
      const group = { displayName: 'Shift leads', members: [{ value: created.body.id }] }
      expect((await call(address, token, 'POST', '/Groups', group)).status).toBe(201)
      await hand.press(
        page.getByRole('button', { name: withValues(t('provisioning.changeRolesOf'), { name: 'Shift leads' }) }),
      )
      const roles = page.getByRole('dialog', { name: 'Shift leads' })
      await roles.getByRole('checkbox', { name: /^Editor/ }).waitFor()
      await hand.check(roles.getByRole('checkbox', { name: /^Editor/ }))
      await expectAccessible(page)
      await hand.press(roles.getByRole('button', { name: t('provisioning.saveRoles') }))
      await roles.waitFor({ state: 'detached' })
      const { groups } = visit.emulator.snapshot()
      expect(groups.find(({ name }) => name === 'Shift leads')?.roleIds).toHaveLength(1)

      await hand.press(button(page, t('setUp.next')))
      await page
        .getByRole('heading', { name: withValues(t('directorySetUp.finish.title'), { name: directory }) })
        .waitFor()
      await expectAccessible(page)
      await hand.press(button(page, t('directorySetUp.finish.open')))
      await page.getByRole('heading', { level: 1, name: directory }).waitFor()
      await expectAccessible(page)
      const maya = visit.emulator.snapshot().users.find(({ email }) => email === 'maya@acme.test')
      expect(maya).toMatchObject({ managedBy: 'scim2', name: 'Maya Okafor' })
      await visit.end()
    },
  )

  it('the token of a new directory is copied while code does not load, and is in the page only while it is shown', async () => {
    const visit = await enter()
    const { page, context } = visit
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await press(page, 'Add connection')
    await page.getByRole('radio', { name: /^Entra ID/ }).check({ force: true })
    await page.getByRole('textbox', { name: 'Name' }).fill('Globex people')
    // The token is shown only once, so that its step must not depend on code that can fail to load.
    await context.route('**/*.js', (route) => route.abort())
    await press(page, 'Add and show token')
    await press(page, 'Copy Secret Token')
    await context.unroute('**/*.js')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^[\w-]{43}$/)
    expect(await markupOf(page)).not.toContain(copied)
    await press(page, 'Show Secret Token')
    expect(await markupOf(page)).toContain(copied)
    await press(page, 'I’ve turned it on')
    await page.getByRole('heading', { name: 'People and groups arrive here' }).waitFor()
    expect(await markupOf(page)).not.toContain(copied)
    expect(stored(visit, 'Globex people')).toMatchObject({ source: 'azure-ad', syncToUserManagement: true })
    await visit.end()
  })

  it('a token of a directory is replaced without a gap, by keyboard alone', async () => {
    const visit = await enter()
    const { page } = visit
    const hand = byKeyboard(page)
    await hand.press(page.getByRole('link', { name: 'Okta directory', exact: true }))
    await hand.press(button(page, 'Replace token'))
    const asked = page.getByRole('alertdialog', { name: 'Replace the token of Okta directory?' })
    await asked.waitFor()
    await expectAccessible(page)
    await hand.press(asked.getByRole('button', { name: 'Create new token' }))
    const shown = page.getByRole('dialog', { name: 'Okta directory' })
    await shown.waitFor()
    await page.keyboard.press('Escape')
    await hand.press(shown.getByRole('button', { name: 'Show Secret token' }))
    await expectAccessible(page)
    await hand.press(shown.getByRole('button', { name: 'I’ve stored it' }))
    await page.getByText('Okta still uses the former token').waitFor()
    await expectAccessible(page)
    expect(stored(visit, 'Okta directory')?.formerTokens).toHaveLength(1)
    await visit.end()
  })

  it('the log of a directory passes axe, its details too, and is filtered by keyboard', async () => {
    const visit = await enter()
    const { page } = visit
    const hand = byKeyboard(page)
    await hand.press(page.getByRole('link', { name: 'Okta directory', exact: true }))
    await hand.press(page.getByRole('tab', { name: 'Sync log' }))
    await page.getByText('The person has no email address.').filter({ visible: true }).first().waitFor()
    await expectAccessible(page)
    await hand.press(button(page, 'temp-forklift-07'))
    const drawer = page.getByRole('dialog', { name: 'temp-forklift-07' })
    await drawer.getByText('Give the person an address in the directory').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await visit.end()
  })

  it('directory connections are removed with their users by mouse, after the consequences were read', async () => {
    const visit = await enter()
    const { page } = visit
    await expectAccessible(page)
    const asked = await askToRemove(page, 'Okta directory')
    await asked.getByText(/^Its token stops at once/).waitFor()
    await expectAccessible(page)
    await asked.getByRole('radio', { name: 'Remove them too' }).click()
    await asked.getByRole('textbox').fill('Okta directory')
    await asked.getByRole('button', { name: 'Remove connection' }).click()
    await asked.waitFor({ state: 'detached' })
    expect(stored(visit, 'Okta directory')).toBeNull()
    const reader = visit.emulator.snapshot().users.find(({ email }) => email === 'reader@acme.test')
    expect(reader?.memberships).toEqual([])
    await visit.end()
  })

  it('directory connections are removed by two administrators at once without an error', async () => {
    const one = await enter()
    const other = await enter({ beside: one })
    const questions = [await askToRemove(one.page, 'Warehouse HR'), await askToRemove(other.page, 'Warehouse HR')]
    for (const asked of questions) await asked.getByRole('button', { name: 'Remove connection' }).click()
    for (const { page } of [one, other])
      await page.getByRole('link', { name: 'Warehouse HR', exact: true }).waitFor({ state: 'detached' })
    expect(stored(one, 'Warehouse HR')).toBeNull()
    await one.end()
    await other.end()
  })
})
