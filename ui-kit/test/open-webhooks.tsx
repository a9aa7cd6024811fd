import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type App, type AppOptions, openApp } from '../../headless/test/open-app.ts'
import { AdminPortal } from '../src/screens/portal/shell/admin-portal.tsx'
import { WebhooksSection } from '../src/screens/portal/webhooks/webhooks-section.tsx'
import { openActions } from './open-actions.ts'
import { openScreen } from './open-screen.tsx'

type Snapshot = ReturnType<App['provider']['emulator']['snapshot']>

export const address = 'https://app.test/portal'

/** Opens the section with the connections of the demo. */
export async function openWebhooks(options: AppOptions = {}, arrange?: (app: App) => void) {
  const app = await openScreen(<WebhooksSection />, { signedInAs: 'admin@acme.test', address, ...options }, arrange)
  await screen.findByRole('heading', { level: 1 })
  const kept = (name: string) =>
    app.provider.emulator.snapshot().webhooks.find(({ displayName }) => displayName === name)
  return { ...app, kept }
}

/** Opens the portal at a place of the section. */
export async function openPortal(placeOf: (state: Snapshot) => string) {
  const beside = await openApp()
  const portal = (
    <AdminPortal
      isInline
      isolation="none"
      sections={(ours) => ours.filter(({ id }) => id === 'webhooks').map((one) => ({ ...one, visibility: 'always' }))}
    />
  )
  const place = placeOf(beside.provider.emulator.snapshot())
  const at = `https://app.test/account?portal=webhooks/${place}`
  return openScreen(portal, { signedInAs: 'admin@acme.test', address: at, beside })
}

/** A provider whose readers lack a permission. */
export async function without(permission: string) {
  const beside = await openApp()
  beside.provider.emulator.arrange(({ roles }) => {
    for (const role of roles) role.permissionKeys = role.permissionKeys.filter((key) => key !== permission)
  })
  return { signedInAs: 'reader@acme.test', beside }
}

/** The row of a name. */
export const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
/** Presses the button of a name. */
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** Opens a tab. */
export const tab = async (name: RegExp) => userEvent.click(await screen.findByRole('tab', { name }))

/** Chooses an action of the menu of a row. */
export async function act(name: string, action: string) {
  await openActions(`Actions for ${name}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

/** Opens the page of a webhook. */
export async function openPage(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('region', { name: 'Settings' })
}
