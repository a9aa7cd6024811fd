import { temporaryUserConfigurationFeature } from '@portico/headless/portal/users'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { App, AppOptions } from '../../headless/test/open-app.ts'
import { AdminPortal } from '../src/screens/portal/shell/admin-portal.tsx'
import { openActions } from './open-actions.ts'
import { openScreen } from './open-screen.tsx'

/** Opens the section of users in the portal. */
export async function openUsers(
  { at = 'users', ...options }: AppOptions & { readonly at?: string } = {},
  arrange?: (app: App) => void,
) {
  const app = await openScreen(
    <AdminPortal
      isInline
      isolation="none"
      sections={(ours) => ours.filter(({ id }) => id === 'users').map((one) => ({ ...one, visibility: 'always' }))}
    />,
    { signedInAs: 'admin@acme.test', address: `https://app.test/account?portal=${at}`, ...options },
    arrange,
  )
  await screen.findByRole('heading', { level: 1, name: 'Users', hidden: true })
  return app
}

export const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^(?:Select )?${name}`) })
export const noRow = (name: string) =>
  waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(`^(?:Select )?${name}`) })).toBeNull())
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
export const inDialog = async (name?: string | RegExp) =>
  within(await screen.findByRole('dialog', name ? { name } : {}))
export const field = async (name: string | RegExp) =>
  (await inDialog()).findByRole<HTMLInputElement>('textbox', { name })
export const box = async (name: RegExp) => (await inDialog()).findByRole<HTMLInputElement>('checkbox', { name })
export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** Waits until no question is left on the screen: the row behind it changes before the provider has answered. */
export const isAnswered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
export const pressInDialog = async (name: string | RegExp) =>
  userEvent.click(await (await inDialog()).findByRole('button', { name }))

export async function openMenu(user: string) {
  await row(user)
  await openActions(new RegExp(`actions.*${user}`, 'i'))
}

export async function choose(user: string, action: string | RegExp) {
  await openMenu(user)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

export const stored = ({ provider }: App, email: string) =>
  provider.emulator.snapshot().users.find((user) => user.email === email)
export const rolesOf = (app: App, email: string) => {
  const { roles } = app.provider.emulator.snapshot()
  const ids = stored(app, email)?.memberships[0]?.roleIds ?? []
  return roles.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
}
export const fail = ({ provider }: App, operation: string, status = 403, times = 1) =>
  provider.emulator.faults.add({ operation, kind: 'status', status, times })
/** Waits until the configuration of temporary users, which allows them, is known. */
export const usesTemporaryUsers = ({ client }: App) =>
  waitFor(() => expect(client.get(temporaryUserConfigurationFeature).getSnapshot().value).toEqual({ isEnabled: true }))
