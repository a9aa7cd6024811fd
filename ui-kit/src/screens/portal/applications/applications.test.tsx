import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp } from '../../../../../headless/test/open-app.ts'
import { openActions } from '../../../../test/open-actions.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from '../shell/admin-portal.tsx'

afterEach(cleanup)

async function open(
  { at = 'applications', ...options }: AppOptions & { readonly at?: string } = {},
  arrange?: (app: App) => void,
) {
  const app = await openScreen(
    <AdminPortal isInline isolation="none" sections={(ours) => ours.filter(({ id }) => id === 'applications')} />,
    { signedInAs: 'admin@acme.test', address: `https://app.test/account?portal=${at}`, ...options },
    arrange,
  )
  await screen.findByRole('heading', { level: 1, name: 'Applications', hidden: true })
  return app
}

/** Returns an option of `openScreen` that answers one application with this kind of access. */
function withAccess(accessType: string): NonNullable<AppOptions['instead']> {
  const application = { id: 'beacon', vendorId: 'v', name: 'Beacon', accessType, createdAt: '', updatedAt: '' }
  return ({ pathname }) =>
    pathname.endsWith('/applications/v1') ? Promise.resolve(Response.json([application])) : undefined
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const openRow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }))
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const fail = ({ provider }: App, operation: string, status = 403, times = 1) =>
  provider.emulator.faults.add({ operation, kind: 'status', status, times })

function usersOf({ provider }: App, name: string) {
  const { users, applications, applicationAssignments } = provider.emulator.snapshot()
  const id = applications.find((one) => one.name === name)?.id
  const found = applicationAssignments.find(({ appId }) => appId === id)?.userIds ?? []
  return users.filter((user) => found.includes(user.id)).map((user) => user.name)
}

describe('the list of applications', () => {
  it('shows the letter of an application if its logo does not load', async () => {
    await open({ starts: false }, ({ provider }) =>
      provider.emulator.arrange(({ applications }) => {
        for (const one of applications) if (one.name === 'Dock') one.logoURL = 'https://img.test/gone.svg'
      }),
    )
    const dock = await row('Dock')
    const logo = await waitFor(() => dock.querySelector('img') ?? Promise.reject(new Error('no logo yet')))
    fireEvent.error(logo)
    await waitFor(() => expect(dock.querySelector('.portico-ApplicationMark')?.textContent).toBe('D'))
  })

  it('shows each application with its text, its access, its people and its address', async () => {
    await open()
    await waitFor(async () =>
      expect((await row('Lantern')).textContent).toMatch(/Warehouse and orders.*Everyone.*All.*lantern\.acme\.test/),
    )
    await waitFor(async () =>
      expect((await row('Dock')).textContent).toMatch(/Scanning and gates.*Chosen people.*2.*dock\.acme\.test/),
    )
    await waitFor(async () => expect((await row('Atlas')).textContent).toMatch(/Routes and drivers.*Off.*0/))
    await waitFor(async () => expect((await row('Handbook')).textContent).toMatch(/Everyone.*All/))
  })

  it('the list of applications is not in the navigation unless multi-apps-admin-portal is on', async () => {
    const flags = { 'multi-apps-admin-portal': 'off' } as const
    await openScreen(<AdminPortal isInline isolation="none" />, {
      signedInAs: 'admin@acme.test',
      address: 'https://app.test/account?portal=profile',
      flags,
    })
    await screen.findByRole('navigation')
    await waitFor(() => expect(screen.queryByRole('status', { name: /Loading/ })).toBeNull())
    expect(screen.queryByRole('link', { name: 'Applications' })).toBeNull()
  })

  it('names a kind of access that is not known as the provider does', async () => {
    await open({ instead: withAccess('INVITED_ACCESS') })
    await waitFor(async () => expect((await row('Beacon')).textContent).toMatch(/INVITED_ACCESS/))
    expect((await row('Beacon')).textContent).not.toMatch(/Chosen people/)
  })

  it('the list of applications has no user counts and no choice for people who may only read it', async () => {
    await open({ beside: await openWith(['fe.account-settings.read.app']) })
    await waitFor(async () => expect((await row('Dock')).textContent).toMatch(/Chosen people.*—/))
    await screen.findByText('View only')
  })

  it('an empty list of applications has an explanation', async () => {
    await open({}, ({ provider }) =>
      provider.emulator.arrange((state) => {
        state.applications = []
      }),
    )
    await screen.findByRole('heading', { name: 'No applications yet' })
  })

  it('the list of applications shows why it cannot be read, and can be read again', async () => {
    await open({}, (app) => fail(app, 'listTenantApplicationAssignments', 400))
    await press('Try again')
    await row('Dock')
  })
})

/** Opens an application in which every role has these permissions alone. */
async function openWith(permissions: readonly string[]): Promise<App> {
  const app = await openApp({ logLevel: 'silent' })
  app.provider.emulator.arrange(({ roles }) => {
    for (const role of roles) role.permissionKeys = [...permissions]
  })
  return app
}

const base = ['fe.account-settings.read.app', 'fe.secure.read.users']

describe('the people of an application', () => {
  it('people are added by a person who may add alone, and members have no checkbox', async () => {
    const beside = await openWith([...base, 'fe.secure.read.appsUsers', 'fe.secure.write.appsUsers'])
    const app = await open({ beside })
    expect(screen.queryByText('View only')).toBeNull()
    await openActions('Actions for Dock')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Choose people' }))
    await userEvent.click(await box(/^Lou Locked/))
    expect(screen.queryByRole('checkbox', { name: /^Mia Moreno/ })).toBeNull()
    expect((await screen.findByText('Mia Moreno')).closest('li')?.textContent).toContain('Already added')
    await press('Save access')
    await isClosed()
    expect(usersOf(app, 'Dock')).toContain('Lou Locked')
    expect(usersOf(app, 'Dock')).toContain('Mia Moreno')
  })

  it('people are added by a person who may not read who is assigned', async () => {
    const app = await open({ beside: await openWith([...base, 'fe.secure.write.appsUsers']) })
    await row('Dock')
    await openRow('Dock')
    await userEvent.click(await box(/^Lou Locked/))
    await press('Save access')
    await isClosed()
    expect(usersOf(app, 'Dock')).toHaveLength(3)
  })

  it('people are removed by a person who may remove alone, and no others are listed', async () => {
    const app = await open({
      beside: await openWith([...base, 'fe.secure.read.appsUsers', 'fe.secure.delete.appsUsers']),
    })
    await row('Dock')
    await openRow('Dock')
    await userEvent.click(await box(/^Mia Moreno/))
    expect(screen.queryByRole('checkbox', { name: /^Lou Locked/ })).toBeNull()
    await press('Save access')
    await isClosed()
    expect(usersOf(app, 'Dock')).not.toContain('Mia Moreno')
  })

  it('the users of an application are chosen together, some added and some removed', async () => {
    const app = await open()
    await row('Dock')
    await openRow('Dock')
    expect((await box(/^Mia Moreno/)).checked).toBe(true)
    await userEvent.click(await box(/^Mia Moreno/))
    await userEvent.click(await box(/^Lou Locked/))
    await userEvent.click(await box(/^Emil Enroll/))
    await press('Save access')
    await isClosed()
    expect(usersOf(app, 'Dock')).toEqual(['Emil Enroll', 'Rita Reader', 'Lou Locked'])
    await waitFor(async () => expect((await row('Dock')).textContent).toMatch(/Chosen people.*3/))
  })

  it('a refused assignment leaves the others saved, is reported in the dialog, and is retried alone', async () => {
    const app = await open()
    await row('Ledger')
    await openRow('Ledger')
    await userEvent.click(await box(/^Lou Locked/))
    await userEvent.click(await box(/^Emil Enroll/))
    fail(app, 'assignApplications', 500)
    // The list is read after the first try, and this answer is late.
    app.provider.emulator.faults.add({ operation: 'listApplicationsUserIds', kind: 'delay' })
    await press('Save access')
    await screen.findByText('The access of 1 person didn’t change. The others are saved.')
    await screen.findByText('Try again or contact support.')
    expect(usersOf(app, 'Ledger')).toHaveLength(2)
    const assigned = () => app.called().filter((operation) => operation === 'assignApplications')
    const before = assigned().length
    await press('Save access')
    await isClosed()
    expect(assigned()).toHaveLength(before + 1)
    expect(usersOf(app, 'Ledger')).toHaveLength(3)
  })

  it('the users of an application are marked as chosen beyond the first ones shown', async () => {
    const app = await open({}, ({ provider }) =>
      provider.emulator.arrange((state) => {
        const one = state.users.find(({ name }) => name === 'Rita Reader')
        if (!one) return
        const many = Array.from({ length: 60 }, (_, at) => ({
          ...structuredClone(one),
          id: `many-${at}`,
          email: `many${at}@acme.test`,
          name: `Many ${String(at).padStart(2, '0')}`,
        }))
        state.users.push(...many)
        const dock = state.applications.find(({ name }) => name === 'Dock')?.id
        for (const assignment of state.applicationAssignments) {
          if (assignment.appId === dock) assignment.userIds.push(...many.map(({ id }) => id))
        }
      }),
    )
    await row('Dock')
    await openRow('Dock')
    await box(/^Mia Moreno/)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search people by name or email' }), 'Many 59')
    await app.clock.advance(300)
    expect((await box(/^Many 59/)).checked).toBe(true)
  })

  it('an application open to all users has all of them, and none can be chosen', async () => {
    await open()
    await row('Lantern')
    await openRow('Lantern')
    await screen.findByText(/Nobody has to be chosen/)
    expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.click((await screen.findAllByRole('button', { name: 'Close' })).at(-1) ?? document.body)
    await isClosed()
  })

  it('the users of an application are shown without controls to a user who may only read', async () => {
    await open({ signedInAs: 'reader@acme.test' })
    await row('Dock')
    await openRow('Dock')
    await screen.findByText('Mia Moreno')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save access' })).toBeNull()
  })

  it('the users of an application are gone if the account lost it meanwhile', async () => {
    const app = await open()
    await row('Dock')
    app.provider.emulator.arrange((state) => {
      state.applications = state.applications.filter(({ name }) => name !== 'Dock')
    })
    await openRow('Dock')
    await screen.findByRole('dialog', { name: 'This application is gone' })
  })
})
