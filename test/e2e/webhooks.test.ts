import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { focusedName, tabTo as pressTab, rowTo } from './focused.ts'
import { markupOf } from './markup.ts'
import { describeSection, pick, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const section: SectionUnderTest = {
  section: 'webhooks',
  ready: (page) => page.getByRole('link', { name: 'People to warehouse', exact: true }),
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Add a webhook' })
const stored = ({ emulator }: Visit, name: string) =>
  emulator.snapshot().webhooks.find(({ displayName }) => displayName === name) ?? null

/** Chooses an action of the menu of a row. */
async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

describeSection('the webhooks in the portal', section, (enter) => {
  it('webhooks are added, tested, changed and deleted by mouse', async () => {
    const visit = await enter()
    const { page } = visit
    await page.getByRole('button', { name: 'Add webhook' }).click()
    await form(page).getByLabel('Name', { exact: true }).fill('Badges')
    await form(page).getByLabel('URL', { exact: true }).fill('http://hooks.acme.test/badges')
    await form(page).getByLabel('Secret', { exact: true }).fill('a-long-secret')
    await pick(form(page), /^User invited/)
    await form(page).getByRole('button', { name: 'Add webhook' }).click()
    await form(page).getByText('Enter an address that begins with https://.').waitFor()
    expect(stored(visit, 'Badges')).toBeNull()
    await form(page).getByLabel('URL', { exact: true }).fill('https://hooks.acme.test/badges')
    await form(page).getByRole('button', { name: 'Add webhook' }).click()
    await form(page).waitFor({ state: 'detached' })
    expect(stored(visit, 'Badges')).toMatchObject({ secret: 'a-long-secret', eventKeys: ['user.invitedToTenant'] })

    await page.getByRole('heading', { level: 1, name: 'Badges' }).waitFor()
    await page.getByText('Badges added').first().waitFor()
    await page.getByRole('button', { name: 'Send a test' }).first().click()
    const test = page.getByRole('dialog', { name: 'Send a test' })
    await test.getByRole('button', { name: 'Send', exact: true }).click()
    await test.getByText('Delivered, 200').waitFor()
    expect(visit.emulator.received()[0]?.headers).toHaveProperty('x-webhook-secret')
    await page.keyboard.press('Escape')
    await test.waitFor({ state: 'detached' })

    await page.getByLabel('Description', { exact: true }).fill('Prints them')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect.poll(() => stored(visit, 'Badges')?.description).toBe('Prints them')
    expect(await markupOf(page)).not.toContain('a-long-secret')
    await page.getByRole('button', { name: 'Show Secret' }).click()
    expect(await markupOf(page)).toContain('a-long-secret')
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Webhooks').click()

    await act(page, 'Badges', 'Delete webhook')
    const asked = page.getByRole('alertdialog', { name: 'Delete Badges?' })
    await asked.getByRole('button', { name: 'Delete webhook' }).click()
    await asked.waitFor({ state: 'detached' })
    expect(stored(visit, 'Badges')).toBeNull()
    await visit.end()
  })

  it('webhooks are switched, and a failed delivery is sent again, by keyboard alone', async () => {
    const visit = await enter()
    const { page } = visit
    const tabTo = (name: RegExp) => pressTab(page, name, 80)
    await rowTo(page, /^Account mirror receives events$/)
    await page.keyboard.press('Space')
    await expect.poll(() => stored(visit, 'Account mirror')?.isActive).toBe(false)
    await rowTo(page, /^Actions for Account mirror$/)
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Deliveries' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Account mirror' }).waitFor()
    await page.getByRole('button', { name: 'Account changed', exact: true }).first().waitFor()
    await rowTo(page, /^Account changed$/)
    await page.keyboard.press('Enter')
    const details = page.getByRole('dialog', { name: 'Account changed' })
    await details.waitFor()
    await tabTo(/^Retry$/)
    await page.keyboard.press('Enter')
    await details.getByText('Retry failed').waitFor()
    await page.keyboard.press('Escape')
    await details.waitFor({ state: 'detached' })
    await expect.poll(() => focusedName(page)).toBe('Account changed')
    await visit.end()
  })

  it('a failing webhook opens on its deliveries, which are retried together, at 1280 and 360 px', async () => {
    for (const width of [1280, 360]) {
      const visit = await enter()
      const { page, emulator } = visit
      await page.setViewportSize({ width, height: 740 })
      await page
        .getByText(/^Failing since/)
        .locator('visible=true')
        .first()
        .waitFor()
      await page.getByRole('link', { name: 'Account mirror', exact: true }).click()
      await page.getByText(/refused the last 3 deliveries/).waitFor()
      await expectAccessible(page)
      emulator.arrange(({ webhooks }) => {
        for (const webhook of webhooks) webhook.url = 'https://hooks.acme.test'
      })
      await page.getByRole('button', { name: 'Retry 3 failed' }).click()
      await page.getByRole('heading', { name: '3 of 3 deliveries accepted' }).waitFor()
      await page
        .getByText(/^Failing since/)
        .first()
        .waitFor({ state: 'detached' })
      await expect.poll(() => focusedName(page)).toBe('3 of 3 deliveries accepted')
      await expectAccessible(page)
      await visit.end()
    }
  })

  it('keep what two administrators change at once', async () => {
    const one = await enter()
    const other = await enter({ beside: one })
    for (const { page } of [one, other]) {
      await page.getByRole('link', { name: 'People to warehouse', exact: true }).click()
      await page.getByLabel('Description', { exact: true }).waitFor()
    }
    await one.page.getByLabel('Description', { exact: true }).fill('By the first')
    await other.page.getByLabel('Name', { exact: true }).fill('People')
    for (const { page } of [one, other]) await page.getByRole('button', { name: 'Save changes' }).click()
    await expect.poll(() => stored(one, 'People')?.description).toBe('By the first')
    await one.end()
    await other.end()
  })

  it('pass axe in light and dark, and never scroll the page sideways, at 1280 and 360 px', async () => {
    const visit = await enter()
    const { page } = visit
    await page.getByText('Delivered, 200').locator('visible=true').first().waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add webhook' }).click()
    await form(page)
      .getByRole('checkbox', { name: /^User invited/ })
      .waitFor()
    await form(page).getByRole('button', { name: 'Add webhook' }).click()
    await form(page).getByText('Choose at least one event.').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await form(page).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'People to warehouse', exact: true }).click()
    await page.getByRole('checkbox', { name: /^User invited/ }).waitFor()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Deliveries' }).click()
    await page.getByRole('button', { name: 'User invited', exact: true }).first().click()
    await page.getByRole('dialog', { name: 'User invited' }).getByText('Delivered, 200').waitFor()
    await expectAccessible(page)
    await visit.end()
  })
})

describeSection('the channels in the portal', section, (enter) => {
  it('send an event to people once it is added, and pass axe', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    await page.getByRole('tab', { name: /^Email/ }).click()
    await page.getByRole('button', { name: 'Role changed', exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add event' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add an event' })
    await dialog.getByRole('button', { name: /Event$/ }).click()
    await page.getByRole('option', { name: /API token deleted/ }).click()
    await dialog.getByRole('textbox', { name: 'Email addresses' }).fill('platform@acme.test')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    const kept = () => emulator.snapshot().messageConfigurations.find(({ eventKey }) => eventKey === 'apiToken.deleted')
    expect(kept()?.subscriptions).toMatchObject([{ recipients: ['platform@acme.test'] }])

    for (const name of ['SMS', 'Slack']) {
      await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
      await page.getByRole('button', { name: 'User locked', exact: true }).waitFor()
      await expectAccessible(page)
    }
    await visit.end()
  })
})
