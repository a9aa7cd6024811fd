import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { App, AppOptions } from '../../headless/test/open-app.ts'
import { AdminPortal } from '../src/screens/portal/shell/admin-portal.tsx'
import { openScreen } from './open-screen.tsx'

export const admin = 'admin@acme.test'

/** Opens the settings of sign-ins in the section of security. */
export const openSignIn = (options?: AppOptions, arrange?: (app: App) => void) =>
  openTab('Sign-in', 'Lockout', options, arrange)

/** Opens the limits of sessions in the section of security. */
export const openSessions = (options?: AppOptions, arrange?: (app: App) => void) =>
  openTab('Sessions', 'Idle time', options, arrange)

async function openTab(tab: string, sign: string, options: AppOptions = {}, arrange?: (app: App) => void) {
  const app = await openScreen(
    <AdminPortal isInline isolation="none" sections={(ours) => ours.filter(({ id }) => id === 'security')} />,
    { signedInAs: admin, address: 'https://app.test/account?portal=security', ...options },
    arrange,
  )
  await userEvent.click(await screen.findByRole('tab', { name: tab }))
  await screen.findByText(sign)
  return app
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
export const saved = () => screen.findAllByText('Saved')
export const group = (name: string) => within(screen.getByRole('group', { name }))
export const toggle = async (name: string) => userEvent.click(await screen.findByRole('switch', { name }))
export const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))

/** Replaces the text of a field. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
}

/** The policies that the provider keeps for the tenant. */
export function policiesOf({ provider }: App) {
  const { security, tenants } = provider.emulator.snapshot()
  const { mfa, lockout, passwordHistory, passwordRotation, sessions } = security
  const id = tenants[0]?.id ?? ''
  return {
    mfa: mfa[id],
    lockout: lockout[id],
    history: passwordHistory?.[id],
    rotation: passwordRotation?.[id],
    sessions: sessions?.[id],
  }
}
