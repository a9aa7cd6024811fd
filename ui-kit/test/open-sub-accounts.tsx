import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type App, type AppOptions, openApp } from '../../headless/test/open-app.ts'
import { Announcer } from '../src/isolation/announcer.tsx'
import { AdminPortal } from '../src/screens/portal/shell/admin-portal.tsx'
import { SubAccountsSection } from '../src/screens/portal/sub-accounts/sub-accounts-section.tsx'
import { openActions } from './open-actions.ts'
import { openScreen } from './open-screen.tsx'

/** Options of {@link openSubAccounts}. */
export interface SubAccountsOptions extends AppOptions {
  /** The permissions of all roles. Default: those of the demo. */
  readonly held?: readonly string[]
}

/** Opens the section with the accounts of the demo. */
export async function openSubAccounts({ held, ...options }: SubAccountsOptions = {}, arrange?: (app: App) => void) {
  // Roles change before the sign-in, because the token has their permissions.
  const beside = await openApp({ logLevel: 'silent' })
  beside.provider.emulator.arrange(({ roles }) => {
    if (held) for (const role of roles) role.permissionKeys = [...held]
  })
  const app = await openScreen(
    <Announcer>
      <SubAccountsSection />
    </Announcer>,
    { signedInAs: 'admin@acme.test', address: 'https://app.test/portal', beside, ...options },
    arrange,
  )
  await screen.findByRole('heading', { level: 1, name: 'Sub-accounts' })
  const { emulator } = app.provider
  return { ...app, emulator, stored: (id: string) => emulator.snapshot().tenants.find((one) => one.id === id) }
}

export const pressButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

export const accountRow = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })

/** Chooses an action of the menu of an account. */
export async function chooseAction(account: string, action: string) {
  await accountRow(account)
  await openActions(`Actions for ${account}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

/** Finds parts of an open dialog. */
export const inDialog = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role, { name }))

/** Waits until a dialog is closed. */
export const dialogClosed = async (role: 'dialog' | 'alertdialog' = 'dialog') => {
  await waitFor(() => {
    if (screen.queryByRole(role)) throw new Error('The dialog is open')
  })
}

/** Options of {@link openAccount}. */
export interface AccountOptions {
  readonly held?: readonly string[]
  readonly as?: string
  /** Prepares the provider before the sign-in. */
  readonly prepare?: (app: App) => void
}

/** Opens the page of an account by its address. With `held`, the roles of the user have these permissions alone. */
export async function openAccount(
  id: string,
  title: string,
  { held, as = 'admin@acme.test', prepare }: AccountOptions = {},
) {
  const beside = await openApp({ logLevel: 'silent' })
  prepare?.(beside)
  beside.provider.emulator.arrange(({ roles }) => {
    if (held) for (const role of roles) role.permissionKeys = [...held]
  })
  const app = await openScreen(
    <AdminPortal
      isInline
      isolation="none"
      sections={(ours) =>
        ours.filter((one) => one.id === 'allAccounts').map((one) => ({ ...one, visibility: 'always' }))
      }
    />,
    { signedInAs: as, address: `https://app.test/account?portal=allAccounts/${id}`, beside },
  )
  await screen.findByRole('heading', { level: 1, name: title })
  const { emulator } = app.provider
  return {
    ...app,
    emulator,
    membership: (email: string, tenantId = id) =>
      emulator
        .snapshot()
        .users.find((user) => user.email === email)
        ?.memberships.find((one) => one.tenantId === tenantId),
    roleIds: (key: string) => emulator.snapshot().roles.flatMap((role) => (role.key === key ? role.id : [])),
  }
}

/** Adds users of Northwind, and lets the administrator in. */
export function addPeople({ provider: { emulator } }: App) {
  emulator.addUser({ email: 'leo@northwind.test', name: 'Leo Brandt', tenants: ['Northwind'] })
  emulator.addUser({ email: 'mira@northwind.test', name: 'Mira Olsen', tenants: ['Northwind'] })
  emulator.arrange(({ users, roles }) => {
    const admin = users.find(({ email }) => email === 'admin@acme.test')
    const role = roles.find(({ key }) => key === 'Admin')
    if (admin && role) admin.memberships.push({ tenantId: 'northwind', roleIds: [role.id] })
  })
}
