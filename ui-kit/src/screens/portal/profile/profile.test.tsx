import { PorticoError, PorticoProvider } from '@portico/headless'
import type { Camera } from '@portico/headless/core'
import { profileFeature } from '@portico/headless/portal/profile'
import { createFrozenClient, frozen } from '@portico/headless/preview'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App, AppOptions } from '../../../../../headless/test/open-app.ts'
import { configured } from '../../../../test/configured.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { AdminPortal } from '../shell/admin-portal.tsx'
import { Profile } from './index.ts'

afterEach(cleanup)

const me = 'admin@acme.test'
const page = 'https://app.test/account'

/** Opens the section for a user with a job title and a picture. */
async function open(options: AppOptions = {}) {
  const app = await openScreen(
    <AdminPortal isInline isolation="none" />,
    { signedInAs: me, address: `${page}?portal=profile`, ...options },
    (opened) =>
      opened.provider.emulator.arrange(({ users }) => {
        const metadata = '{"jobTitle":"Head of Operations","theme":"sea"}'
        for (const user of users) if (user.email === me) Object.assign(user, { metadata, profilePictureUrl: picture })
      }),
  )
  await field('Name')
  return app
}

const picture = 'https://img.test/ada.png'
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const save = () => press('Save changes')
const isSaved = () => waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull())
const stored = ({ provider }: App) => provider.emulator.snapshot().users.find(({ email }) => email === me)
const retype = async (name: string, text: string) => {
  await userEvent.clear(await field(name))
  if (text) await userEvent.type(await field(name), text)
}

describe('the profile', () => {
  it('shows the name to sign in with, which cannot be changed, if there is one', async () => {
    const withName = ({ provider }: App) =>
      provider.emulator.arrange(({ users }) => {
        for (const user of users) if (user.email === me) user.username = 'ada.admin'
      })
    const show = (options: AppOptions = {}) =>
      openScreen(
        <AdminPortal isInline isolation="none" />,
        { signedInAs: me, address: `${page}?portal=profile`, ...options },
        withName,
      )
    await show()
    await screen.findByText('ada.admin')
    expect(screen.queryByRole('textbox', { name: 'User name' })).toBeNull()
    cleanup()
    await open()
    expect(screen.queryByText('User name')).toBeNull()
  })

  it('shows who the user is, with the state of the e-mail address', async () => {
    await open()
    expect(screen.getByText('How you appear to people at Acme.')).toBeTruthy()
    expect((await field('Name')).value).toBe('Ada Admin')
    expect((await field('Job title')).value).toBe('Head of Operations')
    expect(screen.getByText(me)).toBeTruthy()
    expect(screen.getByText('Verified')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
  })

  it('saves what was changed, and keeps other metadata', async () => {
    const app = await open()
    await retype('Name', 'Ada L.')
    await retype('Phone number', '+44 20 7946 0000')
    await retype('Address', '14 Quayside')
    await save()
    await isSaved()
    expect(stored(app)).toMatchObject({ name: 'Ada L.', phoneNumber: '+442079460000' })
    expect(JSON.parse(stored(app)?.metadata ?? '')).toEqual({
      jobTitle: 'Head of Operations',
      theme: 'sea',
      address: '14 Quayside',
    })
  })

  it('a faulty phone number of the profile has the error at its field, and is kept', async () => {
    const app = await open()
    await retype('Phone number', '+44 20')
    await save()
    await waitFor(async () => expect((await field('Phone number')).getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('Check the number. It has too few or too many digits.')).toBeTruthy()
    expect((await field('Phone number')).value).toBe('+44 20')
    expect(app.called()).not.toContain('updateMe')
  })

  it('asks for a name before anything is sent', async () => {
    const app = await open()
    await retype('Name', '')
    await save()
    await screen.findByText('Fill this in.')
    expect(app.called()).not.toContain('updateMe')
  })

  it('keeps what was typed if the provider refuses', async () => {
    const app = await open()
    app.provider.emulator.faults.add({ operation: 'updateMe', kind: 'status', status: 409 })
    await retype('Job title', 'Director')
    await save()
    await screen.findByText('That didn’t work')
    expect((await field('Job title')).value).toBe('Director')
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy()
  })

  it('shows fields as the tenant configures them', async () => {
    const fieldsProperties = { jobTitle: { appearance: 'hidden' }, phoneNumber: 'viewOnly' }
    await open({ instead: configured({ profile: { fieldsProperties } }) })
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Job title' })).toBeNull())
    expect(screen.queryByRole('textbox', { name: 'Phone number' })).toBeNull()
    expect(screen.getByText('Phone number')).toBeTruthy()
  })

  it.each([
    ['google', 'Comes from Google'],
    ['saml', 'Comes from single sign-on'],
    ['oidc', 'Comes from single sign-on'],
    ['scim2', 'Comes from a directory'],
    ['okta', 'Comes from okta'],
    ['constructor', 'Comes from constructor'],
  ])('names the source of an account that comes from elsewhere: %s', async (provider, words) => {
    const value = {
      id: 'ada',
      email: me,
      isEmailVerified: true,
      username: '',
      name: 'Ada',
      phoneNumber: '',
      jobTitle: '',
      provider,
      managedBy: 'frontegg',
    }
    const client = createFrozenClient([
      frozen(profileFeature, { value: { ...value, address: '', profilePictureUrl: null, metadata: {} } }),
    ])
    render(
      <PorticoProvider client={client}>
        <Profile isolation="none" />
      </PorticoProvider>,
    )
    const found = await screen.findAllByText(words)
    // A directory sets the name and the phone number, too.
    expect(found).toHaveLength(provider === 'scim2' ? 3 : 1)
  })
})

describe('the picture', () => {
  it('the profile picture is removed with the next save', async () => {
    const app = await open()
    await press('Remove photo')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload photo' }))
    expect(stored(app)?.profilePictureUrl).toBe(picture)
    await save()
    await isSaved()
    expect(stored(app)?.profilePictureUrl).toBeNull()
  })

  const refusedBy = (answer: () => Response): AppOptions => ({
    instead: ({ pathname }, init) =>
      pathname.endsWith('/v2/me') && init?.method === 'PUT' ? Promise.resolve(answer()) : undefined,
  })

  it('a picture change that the provider refuses has the reason at its field, and is kept', async () => {
    await open(refusedBy(() => Response.json({ errorCode: 'ER-PICTURE-TYPE', errors: ['No'] }, { status: 400 })))
    await press('Remove photo')
    await save()
    const reason = await screen.findByText('This kind of picture doesn’t fit. Choose a JPG or PNG.')
    expect(reason.closest('.portico-SavePlace')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy()
  })

  it('a picture change that is too large has the reason in the save bar, and is kept', async () => {
    await open(refusedBy(() => new Response('<h1>413</h1>', { status: 413 })))
    await press('Remove photo')
    await save()
    expect(await screen.findAllByText('Use a smaller picture or a shorter text.')).not.toEqual([])
    expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy()
  })

  it('a file that is no image is refused as a picture, with the reason', async () => {
    await open()
    await press('Upload photo')
    const dialog = within(await screen.findByRole('dialog', { name: 'Your photo' }))
    const text = new File(['text'], 'notes.txt', { type: 'text/plain' })
    await userEvent.upload(dialog.getByLabelText(/^Picture/), text, { applyAccept: false })
    expect(dialog.getByText('This kind of file does not fit. Choose another one.')).toBeTruthy()
  })

  it('a picture that the browser cannot read is refused, with the reason', async () => {
    await open()
    await press('Upload photo')
    const dialog = within(await screen.findByRole('dialog', { name: 'Your photo' }))
    await userEvent.upload(dialog.getByLabelText(/^Picture/), new File(['x'], 'a.png', { type: 'image/png' }))
    expect(await dialog.findByText('We can’t read this picture. Choose another one.')).toBeTruthy()
  })
})

describe('the camera', () => {
  const refusing = (code: string): Camera => ({
    isSupported: () => true,
    open: () => Promise.reject(new PorticoError(code, 'No')),
  })

  async function openCamera(camera: Camera) {
    await open({ camera })
    await press('Upload photo')
    await press('Take a photo')
  }

  it.each([
    ['camera-refused', 'This page may not use your camera'],
    ['camera-missing', 'We found no camera'],
    ['camera-busy', 'Your camera is in use'],
    ['camera-unsupported', 'Your browser opens no camera here'],
  ])('the camera shows why it does not open, and returns to the file: %s', async (code, words) => {
    await openCamera(refusing(code))
    expect(await screen.findByText(words)).toBeTruthy()
    await press('Back')
    expect(await screen.findByLabelText(/^Picture/)).toBeTruthy()
  })

  it('the camera is not offered by a browser without one', async () => {
    await open({ camera: { ...refusing('x'), isSupported: () => false } })
    await press('Upload photo')
    await screen.findByRole('dialog', { name: 'Your photo' })
    expect(screen.queryByRole('button', { name: 'Take a photo' })).toBeNull()
  })
})

describe('the ways to sign in', () => {
  it('a sign-in method is changed in a dialog, which restarts each time it opens', async () => {
    const app = await open()
    await press('Change password')
    const dialog = within(await screen.findByRole('dialog', { name: 'Change your password' }))
    await userEvent.type(await dialog.findByLabelText('Present password'), 'Portico-demo-1')
    await userEvent.type(dialog.getByLabelText('New password'), 'winter-harbour-7Q')
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }))
    await dialog.findByRole('heading', { name: 'Your password is changed' })
    expect(app.called()).toContain('changePassword')
    expect(app.called()).not.toContain('updateMe')
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Change password')
    await screen.findByLabelText('Present password')
  })

  it('show the phone numbers that receive codes', async () => {
    await open()
    await press('See numbers')
    const dialog = within(await screen.findByRole('dialog', { name: 'Your phone numbers' }))
    expect(await dialog.findByRole('button', { name: 'Add a phone number' })).toBeTruthy()
  })
})

describe('the profile without the portal', () => {
  it('the profile outside the portal is a component of its own, with fields of the application', async () => {
    const app = await openScreen(
      <Profile
        isolation="none"
        extra={{
          fields: [
            {
              name: 'theme',
              label: 'Theme',
              render: (control) => <TextField {...control} value={String(control.value ?? '')} />,
            },
          ],
        }}
      />,
      { signedInAs: me, address: page },
    )
    await userEvent.type(await field('Theme'), 'sand')
    await save()
    await isSaved()
    expect(JSON.parse(stored(app)?.metadata ?? '')).toMatchObject({ theme: 'sand' })
  })
})
