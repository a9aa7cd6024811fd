import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { App, AppOptions } from '../../../../../headless/test/open-app.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from '../shell/admin-portal.tsx'
import { sectionOf } from '../shell/section-of.ts'
import { UserApplicationsDialog } from './user-applications.tsx'

afterEach(cleanup)

async function _open(
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
function _withAccess(accessType: string): NonNullable<AppOptions['instead']> {
  const application = { id: 'beacon', vendorId: 'v', name: 'Beacon', accessType, createdAt: '', updatedAt: '' }
  return ({ pathname }) =>
    pathname.endsWith('/applications/v1') ? Promise.resolve(Response.json([application])) : undefined
}

const _row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const _openRow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }))
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const _isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const fail = ({ provider }: App, operation: string, status = 403, times = 1) =>
  provider.emulator.faults.add({ operation, kind: 'status', status, times })

function usersOf({ provider }: App, name: string) {
  const { users, applications, applicationAssignments } = provider.emulator.snapshot()
  const id = applications.find((one) => one.name === name)?.id
  const found = applicationAssignments.find(({ appId }) => appId === id)?.userIds ?? []
  return users.filter((user) => found.includes(user.id)).map((user) => user.name)
}

describe('the applications of a user', () => {
  async function openUser(name: string, options: AppOptions = {}) {
    const onClose = vi.fn()
    let userId = ''
    const dialog = () => <UserApplicationsDialog userId={userId} name={name} onClose={onClose} />
    const Section = () => dialog()
    const app = await openScreen(
      <AdminPortal
        isInline
        isolation="none"
        sections={() => [sectionOf({ id: 'own', label: 'Own', component: Section })]}
      />,
      { signedInAs: 'admin@acme.test', address: 'https://app.test/account?portal=own', ...options },
      ({ provider }) => {
        userId = provider.emulator.snapshot().users.find((user) => user.name === name)?.id ?? ''
      },
    )
    await screen.findByRole('dialog', { name: `Applications of ${name}` })
    return { app, onClose }
  }

  it('the applications of a user are chosen together; those open to all are named, and not offered', async () => {
    const { app, onClose } = await openUser('Rita Reader')
    await screen.findByText('Open to everyone: Handbook and Lantern.')
    expect((await box(/^Dock/)).checked).toBe(true)
    expect(screen.queryByRole('checkbox', { name: /Lantern/ })).toBeNull()
    await userEvent.click(await box(/^Dock/))
    await userEvent.click(await box(/^Ledger/))
    await userEvent.click(await box(/^Atlas/))
    await press('Save access')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect([usersOf(app, 'Dock'), usersOf(app, 'Ledger')]).toEqual([['Mia Moreno'], ['Ada Admin', 'Rita Reader']])
    expect(app.sent('/apps-user')).toHaveLength(1)
  })

  it('stay chosen in the form if the provider refuses', async () => {
    const { app, onClose } = await openUser('Rita Reader')
    fail(app, 'assignApplications', 500)
    await userEvent.click(await box(/^Ledger/))
    await press('Save access')
    await screen.findByText('Try again or contact support.')
    expect((await box(/^Ledger/)).checked).toBe(true)
    await press('Save access')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  it('the applications of a user are shown without controls to a user who may only read', async () => {
    await openUser('Mia Moreno', { signedInAs: 'reader@acme.test' })
    await screen.findByText('Dock')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
