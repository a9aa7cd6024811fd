import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App, AppOptions } from '../../../../../headless/test/open-app.ts'
import { openActions } from '../../../../test/open-actions.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from '../shell/admin-portal.tsx'

afterEach(cleanup)

async function open(
  { at = 'groups', ...options }: AppOptions & { readonly at?: string } = {},
  arrange?: (app: App) => void,
) {
  const app = await openScreen(
    <AdminPortal
      isInline
      isolation="none"
      sections={(ours) => ours.filter(({ id }) => id === 'groups').map((one) => ({ ...one, visibility: 'always' }))}
    />,
    { signedInAs: 'admin@acme.test', address: `https://app.test/account?portal=${at}`, ...options },
    arrange,
  )
  await screen.findByRole('heading', { level: 1, name: 'Groups', hidden: true })
  return app
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^(?:Select )?${name}`) })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = (name: string) => screen.findByRole('dialog', { name })
const inDialog = async () => within(await screen.findByRole('dialog'))
const field = async (name: string) => (await inDialog()).findByRole<HTMLInputElement>('textbox', { name })
const showTab = async (name: RegExp) => userEvent.click(await (await inDialog()).findByRole('tab', { name }))
const box = async (name: RegExp) => (await inDialog()).findByRole<HTMLInputElement>('checkbox', { name })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
async function choose(group: string, action: string) {
  await openActions(new RegExp(`actions.*${group}`, 'i'))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

const stored = (app: App, name: string) => app.provider.emulator.snapshot().groups.find((one) => one.name === name)
const fail = ({ provider: { emulator } }: App, operation: string, status = 403) =>
  emulator.faults.add({ operation, kind: 'status', status, times: 1 })

describe('the list of groups', () => {
  it('shows each group with its text, its people, its roles and its manager', async () => {
    await open()
    await waitFor(async () =>
      expect((await row('Finance')).textContent).toMatch(/Month end and payroll.*2 people.*Read Only +Viewer.*Admins/),
    )
    await waitFor(async () => expect((await row('Support')).textContent).toMatch(/1 person.*Viewer.*Okta directory/))
    await waitFor(async () => expect((await row('営業部')).textContent).toMatch(/Nobody yet.*—/))
  })

  it('the list of groups finds groups by their text, and shows a notice if there are none', async () => {
    const app = await open()
    await row('Finance')
    const search = screen.getByRole('searchbox', { name: 'Search groups' })
    await userEvent.type(search, 'payroll')
    await app.clock.advance(300)
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    await userEvent.type(search, ' x')
    await app.clock.advance(300)
    await screen.findByRole('heading', { name: 'No results' })
  })

  it('begins with the way to the first group if there is none', async () => {
    await open({}, ({ provider }) =>
      provider.emulator.arrange((state) => {
        state.groups = []
      }),
    )
    await screen.findByRole('heading', { name: 'No groups yet' })
    await userEvent.click(screen.getAllByRole('button', { name: 'Create group' }).at(-1) ?? document.body)
    await dialog('Create group')
  })

  it('the list of groups shows why it cannot be read, and can be read again', async () => {
    await open({}, (app) => fail(app, 'listGroups', 400))
    await press('Try again')
    await row('Finance')
  })
})

describe('a new group', () => {
  it('a new group has its texts, users and roles', async () => {
    const app = await open()
    await row('Finance')
    await press('Create group')
    await userEvent.type(await field('Name'), 'Design')
    await userEvent.click(await (await inDialog()).findByRole('radio', { name: 'Teal' }))
    await showTab(/^People/)
    await userEvent.click(await box(/^Mia Moreno/))
    await userEvent.click(await box(/^Rita Reader/))
    await showTab(/^Roles/)
    await userEvent.click(await box(/^Viewer/))
    await press('Save group')
    await isClosed()
    await row('Design')
    const id = expect.any(String)
    expect(stored(app, 'Design')).toMatchObject({ color: '#0b9a9f', userIds: [id, id], roleIds: [id] })
  })

  it('a new group without a name is not sent: the details open with the reason', async () => {
    const app = await open()
    await row('Finance')
    await press('Create group')
    await showTab(/^People/)
    await press('Save group')
    await (await inDialog()).findByText('Give the group a name.')
    expect(await field('Name')).toBe(document.activeElement)
    expect(app.called()).not.toContain('createGroup')
  })

  it('a new group that the provider refuses keeps what was typed', async () => {
    const app = await open()
    await row('Finance')
    fail(app, 'createGroup')
    await press('Create group')
    await userEvent.type(await field('Name'), 'Design')
    await press('Save group')
    await (await inDialog()).findByRole('alert')
    expect((await field('Name')).value).toBe('Design')
    await press('Save group')
    await isClosed()
  })

  it('a new group whose users are refused is created once, reports it, and receives them with the next save', async () => {
    const app = await open()
    await row('Finance')
    fail(app, 'addGroupUsers')
    await press('Create group')
    await userEvent.type(await field('Name'), 'Design')
    await showTab(/^People/)
    await userEvent.click(await box(/^Rita Reader/))
    await press('Save group')
    await (await inDialog()).findByText(/The group exists now/)
    expect(await box(/^Rita Reader/)).toMatchObject({ checked: true })
    expect(stored(app, 'Design')?.userIds).toEqual([])
    await press('Save group')
    await isClosed()
    expect(stored(app, 'Design')?.userIds).toHaveLength(1)
    expect(app.called().filter((operation) => operation === 'createGroup')).toHaveLength(1)
  })
})

describe('the dialog of a group', () => {
  it('saves texts, people and roles together', async () => {
    const app = await open()
    await choose('Sites', 'Edit')
    await userEvent.type(await field('Name'), ' west')
    await showTab(/^People/)
    await userEvent.click(await box(/^Rita Reader/))
    await userEvent.click(await box(/^Mia Moreno/))
    await (await inDialog()).findByText('Will be added')
    await (await inDialog()).findByText('Will be removed')
    await press('Save group')
    await isClosed()
    const users = app.provider.emulator.snapshot().users
    const names = stored(app, 'Sites west')?.userIds.map((id) => users.find((user) => user.id === id)?.name)
    expect(names).toEqual(['Emil Enroll', 'Lou Locked', 'Rita Reader'])
  })

  it('finds people at the provider by name', async () => {
    const app = await open()
    await choose('Sites', 'People')
    await box(/^Ada Admin/)
    await userEvent.type((await inDialog()).getByRole('searchbox'), 'rita')
    await app.clock.advance(300)
    await waitFor(async () => expect((await inDialog()).getAllByRole('checkbox')).toHaveLength(1))
    expect(app.sent('/users/v3').at(-1)?.url.searchParams.get('_namePrefix')).toBe('rita')
  })

  it('refuses metadata that are no JSON', async () => {
    const app = await open()
    await choose('Sites', 'Edit')
    await userEvent.type(await field('Metadata'), 'x')
    await press('Save group')
    await (await inDialog()).findByText(/This is no JSON/)
    expect(app.called()).not.toContain('updateGroup')
  })

  it('the group dialog shows what a refused part leaves unsaved, and keeps the changes', async () => {
    const app = await open()
    await choose('Sites', 'Edit')
    fail(app, 'addGroupUsers')
    await userEvent.type(await field('Name'), ' west')
    await showTab(/^People/)
    await userEvent.click(await box(/^Rita Reader/))
    await press('Save group')
    await (await inDialog()).findByText('A part is saved, the rest is not')
    expect(await box(/^Rita Reader/)).toMatchObject({ checked: true })
    await press('Save group')
    await isClosed()
    expect(stored(app, 'Sites west')?.userIds).toHaveLength(4)
  })

  it('the group dialog shows that another administrator deleted the group, and keeps what was typed', async () => {
    const app = await open()
    await choose('Sites', 'Edit')
    app.provider.emulator.arrange((state) => {
      state.groups = state.groups.filter(({ name }) => name !== 'Sites')
    })
    await userEvent.type(await field('Name'), ' west')
    await press('Save group')
    await (await inDialog()).findByText(/The group was not found/)
    expect((await field('Name')).value).toBe('Sites west')
  })

  it('leaves alone a member that another administrator adds meanwhile', async () => {
    const app = await open()
    await choose('Sites', 'People')
    await box(/^Ada Admin/)
    const ada = app.provider.emulator.snapshot().users.find(({ name }) => name === 'Ada Admin')?.id ?? ''
    app.provider.emulator.arrange(({ groups }) => groups.find(({ name }) => name === 'Sites')?.userIds.push(ada))
    await userEvent.click(await box(/^Mia Moreno/))
    await press('Save group')
    await isClosed()
    expect(stored(app, 'Sites')?.userIds).toContain(ada)
  })

  it('the group dialog opens by its address, and shows if the group is gone', async () => {
    await open({ at: 'groups/unknown' })
    await dialog('This group is gone')
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
    await isClosed()
    await row('Finance')
  })
})

describe('a group of a directory', () => {
  it('a group of a directory can be neither deleted nor selected', async () => {
    await open()
    await row('Support')
    await openActions(/actions.*Support/i)
    const item = await screen.findByRole('menuitem', { name: /Delete group/ })
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(item.textContent).toContain('comes from your directory')
  })
})

describe('a group that is deleted', () => {
  const typeName = async (name: string) => userEvent.type(await screen.findByRole('textbox'), name)

  it('goes only after its name is typed', async () => {
    const app = await open()
    await choose('Finance', 'Delete group')
    await screen.findByText(/2 people lose its roles at once/)
    await press('Delete group')
    await typeName('Finance')
    await press('Delete group')
    await waitFor(() => expect(stored(app, 'Finance')).toBeUndefined())
    await waitFor(() => expect(screen.queryByRole('row', { name: /^(?:Select )?Finance/ })).toBeNull())
    expect(app.called().filter((operation) => operation === 'deleteGroup')).toHaveLength(1)
  })

  it('a group that the provider refuses to delete returns to the list, with the reason', async () => {
    const app = await open()
    await choose('Finance', 'Delete group')
    fail(app, 'deleteGroup')
    await typeName('Finance')
    await press('Delete group')
    await within(await screen.findByRole('alertdialog')).findByRole('alert')
    await press('Cancel')
    await row('Finance')
  })

  it('goes with others, and the result counts them', async () => {
    const app = await open()
    for (const name of ['Finance', 'Operations']) await userEvent.click(within(await row(name)).getByRole('checkbox'))
    fail(app, 'deleteGroup')
    await press(/^Delete group/)
    await press('Delete 2 groups')
    await screen.findByText('1 of 2 groups deleted')
    expect([stored(app, 'Finance'), stored(app, 'Operations')].filter(Boolean)).toHaveLength(1)
  })
})

describe('a person who may only read', () => {
  it('sees the groups without a way to change them', async () => {
    await open({ signedInAs: 'reader@acme.test' })
    await row('Finance')
    expect(screen.queryByRole('button', { name: 'Create group' })).toBeNull()
    await screen.findByText('View only')
    await choose('Finance', 'Show')
    expect((await inDialog()).queryByRole('textbox')).toBeNull()
  })
})
