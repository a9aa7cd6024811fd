import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { App, AppOptions } from '../../headless/test/open-app.ts'
import { AdminPortal } from '../src/screens/portal/shell/admin-portal.tsx'
import { openActions } from './open-actions.ts'
import { openScreen } from './open-screen.tsx'

const admin = 'admin@acme.test'
const address = 'https://app.test/account?portal=roles'

/** Adds roles of the tenant. */
function addRoles({ provider }: App, ...names: readonly string[]) {
  provider.emulator.arrange((state) => {
    const tenantId = state.users.find(({ email }) => email === admin)?.activeTenantId ?? ''
    for (const name of names) {
      const key = name.toLowerCase().replaceAll(' ', '-')
      const role = { id: key, key, name, description: `Is ${name}`, level: 3, isDefault: false, tenantId }
      state.roles.push({ ...role, permissionKeys: ['fe.secure.read.groups'] })
    }
  })
}

/** Opens the roles in the portal, with roles of the tenant. */
export async function openRoles(options: AppOptions = {}, ...names: readonly string[]) {
  const app = await openScreen(
    <AdminPortal
      isInline
      isolation="none"
      sections={(ours) => ours.map((one) => ({ ...one, visibility: 'always' }))}
    />,
    { signedInAs: admin, address, ...options },
    (opened) => addRoles(opened, ...(names.length > 0 ? names : ['Site manager'])),
  )
  await screen.findByRole('heading', { level: 1, name: 'Roles' })
  await row('Admin')
  return app
}

/** The row of a role. */
export const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })
/** A button by its name. */
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
/** Presses a button. */
export const press = async (name: string | RegExp) => userEvent.click(await button(name))
/** Chooses an action of a role. */
export async function choose(role: string, action: string) {
  await openActions(new RegExp(`actions.*${role}|${role}.*actions`, 'i'))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}
/** The open dialog. */
export const dialog = () => screen.findByRole('dialog')
/** A role at the provider. */
export const roleIn = ({ provider }: App, key: string) =>
  provider.emulator.snapshot().roles.find((one) => one.key === key)
/** A checkbox of the dialog. */
export const box = async (name: string) => within(await dialog()).findByRole('checkbox', { name })
/** Presses the button of the dialog that creates the role. The page has one of the same name. */
export const createIt = async () => userEvent.click(within(await dialog()).getByRole('button', { name: 'Create role' }))
/** Replaces the text of a field of the dialog. */
export async function retype(name: string, text: string) {
  const field = within(await dialog()).getByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
