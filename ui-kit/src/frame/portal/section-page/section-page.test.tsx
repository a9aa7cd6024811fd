import { createFeatureHook, type Feature, PorticoError } from '@portico/headless'
import { type RecordActions, type RecordState, singleRecord } from '@portico/headless/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { type Deferred, deferred } from '../../../../../headless/test/bare-container.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { RecordForm } from '../record-form/record-form.tsx'
import { SectionPage } from './section-page.tsx'
import type { SectionPageProps } from './types.ts'

const reader = { signedInAs: 'reader@acme.test', address: 'https://app.test/portal' }
const create = <Button variant="primary">Create group</Button>
const locked = { name: 'Groups', permissions: ['fe.secure.write.groups'] }

/** Opens a page for a user with one role and few permissions. */
async function open(props: Partial<SectionPageProps> = {}) {
  const page = (
    <SectionPage title="Groups" actions={create} tools={<Button>Export</Button>} {...props}>
      {props.children ?? <p>The groups</p>}
    </SectionPage>
  )
  const app = await openScreen(page, reader)
  await screen.findByRole('heading', { level: 1, name: 'Groups' })
  return app
}

const settled = () => screen.findByText('The groups')

describe('a page that asks for a feature', () => {
  it('a page that asks for a feature is refused without it, and names the plan', async () => {
    await open({ see: { name: 'Groups', permissions: ['fe.secure.read.groups'], feature: 'gold' } })
    await screen.findByRole('heading', { level: 2 })
    expect(screen.queryByText('The groups')).toBeNull()
  })

  it('shows its content to a person without the feature to change it, as view only', async () => {
    await open({ change: { name: 'Groups', feature: 'gold' } })
    await settled()
    expect(await screen.findByText('View only')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Create group' })).toBeNull()
  })
})

describe('the head of a page', () => {
  it('the head of a page has a title, a badge, a sentence, and the actions in order', async () => {
    await open({ badge: <Badge>Beta</Badge>, lead: 'Give roles to many people.' })
    await settled()
    expect(screen.getByText('Beta')).toBeTruthy()
    expect(screen.getByText('Give roles to many people.')).toBeTruthy()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Export', 'Create group'])
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('shows the way to a page below the first level', async () => {
    const onPress = vi.fn()
    await open({ crumbs: [{ label: 'Roles', href: '#roles', onPress }] })
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(crumbs.getByText('Groups').closest('li')?.getAttribute('aria-current')).toBe('page')
    await userEvent.click(crumbs.getByRole('link', { name: 'Roles' }))
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('a page with tabs shows them in place of the content', async () => {
    const onTabChange = vi.fn()
    const tabs = [
      { id: 'sessions', label: 'Sessions', children: 'The sessions' },
      { id: 'ip', label: 'IP addresses', children: 'The addresses' },
    ]
    await open({ tabs, tab: 'sessions', onTabChange })
    expect((await screen.findByRole('tabpanel', { name: 'Sessions' })).textContent).toBe('The sessions')
    await userEvent.click(screen.getByRole('tab', { name: 'IP addresses' }))
    expect(onTabChange).toHaveBeenCalledWith('ip')
  })

  it('a page has facts beside the content', async () => {
    await open({ aside: 'Created 3 May' })
    await settled()
    expect(screen.getByText('Created 3 May')).toBeTruthy()
  })
})

describe('a page with a record', () => {
  it('a page with a record keeps its head and shows that it loads, then shows the content', async () => {
    const { answer } = await openRecord()
    expect(screen.getByText('Loading Groups…').getAttribute('role')).toBe('status')
    expect(screen.queryByText('The groups')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Create group' })).toBeNull()
    answer()
    await settled()
    expect(screen.queryByText('Loading Groups…')).toBeNull()
    expect(screen.getByRole('button', { name: 'Create group' })).toBeTruthy()
  })

  it('a page whose read failed shows what is missing, and focuses its title after a successful retry', async () => {
    const { answer } = await openRecord({
      failed: { title: 'We couldn’t load your groups', text: 'People keep their roles.' },
    })
    answer(new PorticoError('ER-1', 'Down', { status: 503, traceId: '4f1d9ac0' }))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('heading', { level: 2, name: 'We couldn’t load your groups' })).toBeTruthy()
    expect(alert.getByText(/People keep their roles/)).toBeTruthy()
    expect(alert.getByText('4f1d9ac0')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Groups' })).toBeTruthy()
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('button', { name: /Try again/ }).getAttribute('aria-disabled')).toBe('true')
    answer()
    await settled()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })

  it('a page shows a missing permission if the provider refuses the read', async () => {
    const { answer } = await openRecord()
    answer(new PorticoError('ER-FORBIDDEN', 'No', { status: 403 }))
    expect(await screen.findByRole('heading', { level: 2, name: 'You can’t see this page' })).toBeTruthy()
    expect(screen.getByText(/It needs a permission that you don’t hold/)).toBeTruthy()
  })
})

describe('a page without the permission to see it', () => {
  it('names the permission, the roles of the person, and the people who can help', async () => {
    await open({ see: { ...locked, admins: ['Maya Reyes', 'Ada', 'Grace', 'Lin'] } })
    expect(await screen.findByRole('heading', { level: 2, name: 'You can’t see this page' })).toBeTruthy()
    const text = screen.getByText(/It needs the permission “Groups”/).textContent
    expect(text).toMatch(/Your role, Read ?Only, doesn’t hold it\./)
    expect(text).toContain('Maya Reyes and 3 other admins can give it to you.')
    expect(screen.queryByText('The groups')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('sends to an admin if their names are not known', async () => {
    await open({ see: locked })
    expect((await screen.findByText(/It needs the permission/)).textContent).toContain('An admin can give it to you.')
  })
})

describe('a page that is view only', () => {
  const form = (
    <RecordForm
      value={{ name: 'Sites' }}
      onSave={async () => ({ ok: true, value: undefined })}
      label="Group"
      fields={[{ name: 'name', label: 'Name', render: (control) => <TextField {...control} /> }]}
    />
  )

  it('a view-only page has a badge, the reason, the way to the permission, and no actions that change', async () => {
    await open({ change: locked, badge: <Badge>Beta</Badge>, children: form })
    expect(await screen.findByText('View only')).toBeTruthy()
    expect(screen.queryByText('Beta')).toBeNull()
    expect(screen.getByText(/You may look at this, not change it.*“Groups”/)).toBeTruthy()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Export'])
  })

  it('shows the forms below it as text', async () => {
    await open({ change: locked, children: form })
    expect((await screen.findByRole('definition')).textContent).toBe('Sites')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('gives another reason, if there is one', async () => {
    await open({ viewOnly: { reason: 'This group comes from Okta.', remedy: 'Change it there.' } })
    expect(await screen.findByText('This group comes from Okta. Change it there.')).toBeTruthy()
  })

  it('a page can be changed with the permission', async () => {
    await open({ change: { name: 'Nothing', permissions: [] }, children: form })
    expect((await screen.findByRole('textbox', { name: 'Name' })).getAttribute('readonly')).toBeNull()
    expect(screen.queryByText('View only')).toBeNull()
  })
})

/** Opens a page of a record whose reads wait for their answers. */
async function openRecord(props: Partial<SectionPageProps> = {}) {
  const reads: Deferred<object>[] = []
  const settings: Feature<RecordState<object>, RecordActions<object>> = {
    name: 'test-settings',
    scope: 'client',
    reads: ['passkeys'],
    state: () => ({ value: null }),
    actions: (tools) =>
      singleRecord<object>(tools, {
        resource: 'passkeys',
        read: () => {
          const answer = deferred<object>()
          reads.push(answer)
          return answer.promise
        },
        write: async () => {},
      }),
    start: ({ actions }) => void actions.load(),
  }
  const useSettings = createFeatureHook(settings)
  function Page() {
    return (
      <SectionPage title="Groups" actions={create} record={useSettings()} {...props}>
        <p>The groups</p>
      </SectionPage>
    )
  }
  await openScreen(<Page />, reader)
  await screen.findByRole('heading', { level: 1, name: 'Groups' })
  await waitFor(() => expect(reads).toHaveLength(1))
  return {
    answer(error?: PorticoError) {
      if (error) reads.at(-1)?.reject(error)
      else reads.at(-1)?.resolve({})
    },
  }
}
