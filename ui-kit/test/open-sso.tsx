import type { Emulator } from '@portico/emulator'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type AppOptions, openApp } from '../../headless/test/open-app.ts'
import { Announcer } from '../src/isolation/announcer.tsx'
import { AdminPortal } from '../src/screens/portal/shell/admin-portal.tsx'
import { SsoSection } from '../src/screens/portal/sso-connections/sso-connections-section.tsx'
import { openScreen } from './open-screen.tsx'

type State = Parameters<Parameters<Emulator['arrange']>[0]>[0]
/** A connection of the state of the emulator. */
export type Connection = State['ssoConnections'][number]

const address = 'https://app.test/portal'
const me = 'admin@acme.test'

/** Opens the section of a tenant with these connections in place of those of the demo. */
export async function openSso(
  connections: readonly Partial<Connection>[] = [{}],
  signedInAs = me,
  options: AppOptions = {},
) {
  const app = await openScreen(
    <Announcer>
      <SsoSection />
    </Announcer>,
    { signedInAs, address, ...options },
    ({ provider }) =>
      provider.emulator.arrange((state) => {
        const tenantId = state.users.find(({ email }) => email === me)?.activeTenantId ?? ''
        state.ssoConnections = connections.map(
          (one, place): Connection => ({
            id: `c${place}`,
            tenantId,
            type: 'okta',
            enabled: false,
            domains: ['acme-retail.test'],
            ...one,
          }),
        )
      }),
  )
  await screen.findByRole('heading', { level: 1, name: 'Single sign-on' })
  const { emulator } = app.provider
  return { ...app, emulator, kept: (place = 0) => emulator.snapshot().ssoConnections[place] }
}

/** Opens the portal at a place. With `held`, the roles of the administrator have these permissions alone. */
export async function openPortal(at: string, held?: readonly string[]) {
  const beside = await openApp({ logLevel: 'silent' })
  beside.provider.emulator.arrange(({ roles }) => {
    if (held) for (const role of roles) role.permissionKeys = [...held]
  })
  return openScreen(
    <AdminPortal
      isInline
      isolation="none"
      sections={(ours) => ours.filter(({ id }) => id === 'sso').map((one) => ({ ...one, visibility: 'always' }))}
    />,
    { signedInAs: me, address: `https://app.test/account?portal=${at}`, beside },
  )
}

/** Presses a button by its name. */
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
export const heading = (name: string | RegExp) => screen.findByRole('heading', { name })
export const field = (name: string) => screen.findByRole('textbox', { name })
export const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

/** Opens the page of a connection from the list. */
export async function openConnection(name = 'Okta') {
  await row(name)
  await press(name)
  await screen.findByRole('heading', { level: 1, name })
}

/** Answers a question, and returns its text. */
export async function answer(title: RegExp, button: string) {
  const dialog = await screen.findByRole('alertdialog', { name: title })
  const text = dialog.textContent ?? ''
  await userEvent.click(within(dialog).getByRole('button', { name: button }))
  return text
}
