import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { App, AppOptions } from '../../headless/test/open-app.ts'
import { AdminPortal } from '../src/screens/portal/shell/admin-portal.tsx'
import { openScreen } from './open-screen.tsx'

const day = 86_400_000
type Row = ReturnType<App['provider']['emulator']['snapshot']>['audits'][number]

const events: readonly (Partial<Row> & { readonly age?: number })[] = [
  { age: 9 * day, action: 'inviteUser', description: 'Invited Amara', email: 'mfa@acme.test', user: 'Mia Moreno' },
  { age: day, action: 'Sign-in locked', description: '5 wrong passwords for Lou', severity: 'High' },
  { action: 'updateGroup', description: 'Changed the group Sites', userAgent: 'Firefox', ip: '192.0.2.7' },
]

interface OpenOptions extends AppOptions {
  readonly at?: string
  /** The operation that fails once. */
  readonly failing?: string
}

/** Opens the log, with these events in place of those of the provider. */
export async function open({ at = 'audits', failing, ...options }: OpenOptions = {}, log = events) {
  const app = await openScreen(
    <AdminPortal
      isInline
      isolation="none"
      sections={(ours) => ours.map((one) => ({ ...one, visibility: 'always' }))}
    />,
    { signedInAs: 'admin@acme.test', address: `https://app.test/account?portal=${at}`, ...options },
    (opened) => {
      const { emulator } = opened.provider
      if (failing) fail(opened, failing)
      emulator.arrange((state) => {
        const [tenant] = state.tenants
        const admin = state.users.find(({ email }) => email === 'admin@acme.test')
        const group = state.groups.find(({ name }) => name === 'Sites')
        state.audits = log.map(({ age = 0, ...event }, index) => ({
          id: `event-${index}`,
          tenantId: tenant?.id ?? '',
          userId: admin?.id ?? null,
          severity: 'Info',
          user: 'Ada Admin',
          email: 'admin@acme.test',
          action: 'signUp',
          json: { path: `/frontegg/identity/resources/groups/v1/${group?.id}`, nested: { list: [1, 'two', true] } },
          createdAt: new Date(emulator.now() - age).toISOString(),
          ...event,
        }))
      })
    },
  )
  await screen.findByRole('heading', { level: 1, name: 'Audit log', hidden: true })
  return app
}

export const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
/** Opens the details of an event. */
export const openEvent = async (name: string) => userEvent.click(await screen.findByRole('link', { name }))
export const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }))
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
export const actions = () =>
  screen.getAllByRole('rowheader').map((header) => header.querySelector('[data-open]')?.textContent)
export const fail = ({ provider }: App, operation: string, status = 400) =>
  provider.emulator.faults.add({ operation, kind: 'status', status, times: 1 })
export const severity = async (name: string) =>
  within(await screen.findByRole('radiogroup', { name: 'Severity' })).getByRole<HTMLInputElement>('radio', { name })
