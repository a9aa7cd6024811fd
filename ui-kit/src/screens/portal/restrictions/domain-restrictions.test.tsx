import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App, AppOptions } from '../../../../../headless/test/open-app.ts'
import { openActions } from '../../../../test/open-actions.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { DomainRestrictions } from './domain-restrictions.tsx'

afterEach(cleanup)

async function open(arrange?: (app: App) => void, options: AppOptions = {}) {
  const app = await openScreen(<DomainRestrictions />, { signedInAs: 'admin@acme.test', ...options }, arrange)
  const { emulator } = app.provider
  return {
    ...app,
    config: () => emulator.snapshot().domainRestrictionConfigs[0],
    stored: () => emulator.snapshot().domainRestrictions.map(({ domain }) => domain),
  }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

describe('the list of domains', () => {
  it('shows the list of the configuration', async () => {
    await open()
    for (const domain of ['acme.test', 'acme-labs.test', 'packwell.example']) await row(domain)
    expect(screen.queryByText('throwaway.example')).toBeNull()
    expect(screen.getByText('Only these domains may join.')).toBeTruthy()
  })

  it.each([
    ['Restrict email domains', { active: true }],
    ['Refuse free mail', { blockPublicDomains: true }],
  ])('the domain restriction is switched at once: %s', async (name, saved) => {
    const { config } = await open()
    await userEvent.click(await screen.findByRole('switch', { name }))
    await waitFor(() => expect(config()).toMatchObject(saved))
    expect(screen.getByRole<HTMLInputElement>('switch', { name }).checked).toBe(true)
  })

  it('switches back if the provider refuses, with the reason', async () => {
    const { provider } = await open()
    provider.emulator.faults.add({ operation: 'saveDomainRestrictionConfig', kind: 'status', status: 500 })
    const control = await screen.findByRole<HTMLInputElement>('switch', { name: 'Restrict email domains' })
    await userEvent.click(control)
    await screen.findByRole('alert')
    expect(control.checked).toBe(false)
  })

  it('shows the block list once that is chosen', async () => {
    const { config } = await open()
    await row('packwell.example')
    await userEvent.click(screen.getByRole('radio', { name: 'Block list' }))
    await row('throwaway.example')
    expect(config()).toMatchObject({ listType: 'BLOCK' })
  })

  it('adds a domain', async () => {
    const { stored } = await open()
    await press('Add domain')
    const form = await screen.findByRole('dialog', { name: 'Add a domain' })
    await userEvent.type(within(form).getByRole('textbox', { name: 'Domain' }), '@Globex.test')
    await userEvent.click(within(form).getByRole('button', { name: 'Add domain' }))
    await waitFor(() => expect(stored()).toContain('globex.test'))
    await row('globex.test')
  })

  it.each([
    ['acme', 'Enter a domain such as acme.test.'],
    ['acme.test', 'on the list already'],
  ])('keeps %s in the form, with the reason at its field', async (text, reason) => {
    await open()
    await press('Add domain')
    const form = await screen.findByRole('dialog', { name: 'Add a domain' })
    const field = within(form).getByRole<HTMLInputElement>('textbox', { name: 'Domain' })
    await userEvent.type(field, text)
    await userEvent.click(within(form).getByRole('button', { name: 'Add domain' }))
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect([field.value, form.textContent?.includes(reason)]).toEqual([text, true])
  })

  it('removes a domain after a question', async () => {
    const { stored } = await open()
    await openActions('Actions for packwell.example')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove domain' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove packwell.example?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove domain' }))
    await waitFor(() => expect(stored()).not.toContain('packwell.example'))
  })

  it('removes several domains after a question that counts them', async () => {
    const { stored } = await open()
    await row('packwell.example')
    for (const domain of ['acme-labs.test', 'packwell.example'])
      await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(domain) }))
    await press('Remove domain')
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove 2 domains?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove 2 domains' }))
    await waitFor(() => expect(stored()).toEqual(['acme.test', 'throwaway.example']))
  })

  it('the list of domains can be read without the permission to change it', async () => {
    await open(undefined, { signedInAs: 'reader@acme.test' })
    await row('packwell.example')
    for (const role of ['switch', 'radio'] as const) expect(screen.queryByRole(role)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add domain' })).toBeNull()
  })
})
