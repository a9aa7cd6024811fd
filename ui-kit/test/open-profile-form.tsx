import { createFeatureHook, type Feature, type PorticoError, PorticoProvider } from '@portico/headless'
import { type RecordActions, type RecordPatch, type RecordState, singleRecord } from '@portico/headless/core'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { type Deferred, deferred } from '../../headless/test/bare-container.ts'
import { openApp } from '../../headless/test/open-app.ts'
import { RecordForm } from '../src/frame/portal/record-form/record-form.tsx'
import type { RecordField, RecordFormSettings } from '../src/frame/portal/record-form/types.ts'
import { LocaleProvider } from '../src/i18n/index.ts'
import { Switch } from '../src/primitives/portal/switch/switch.tsx'
import { TextField } from '../src/primitives/text-field/text-field.tsx'

/** The profile of a person. */
export interface Profile {
  readonly name: string
  readonly phone: string
  readonly isPublic: boolean
  readonly address: { readonly city: string }
  readonly metadata: Readonly<Record<string, unknown>>
}

/** The stored profile. */
export const maya: Profile = {
  name: 'Maya Reyes',
  phone: '',
  isPublic: true,
  address: { city: 'Bristol' },
  metadata: { siret: '123' },
}

/** The fields of the form. */
export const fields: readonly RecordField<Profile>[] = [
  { name: 'name', label: 'Name', isRequired: true, render: (control) => <TextField {...control} /> },
  {
    name: 'phone',
    label: 'Phone number',
    help: 'For sign-in codes',
    codes: ['ER-PHONE'],
    check: (phone) => (/[a-z]/i.test(phone) ? 'Use digits only.' : null),
    render: (control) => <TextField {...control} />,
  },
  { name: 'address.city', label: 'City', render: (control) => <TextField {...control} /> },
  {
    name: 'isPublic',
    label: 'Public profile',
    render: ({ label, value, onChange }) => <Switch label={label} isSelected={value} onChange={onChange} />,
  },
]

/** A form over a record of a client. Each save waits for its answer. */
export async function openProfileForm(settings: Partial<RecordFormSettings<Profile>> = {}) {
  const writes: { readonly patch: RecordPatch<Profile>; readonly answer: Deferred<void> }[] = []
  const stored = { current: maya }
  const profile: Feature<RecordState<Profile>, RecordActions<Profile>> = {
    name: 'test-profile',
    scope: 'client',
    reads: ['passkeys'],
    state: () => ({ value: null }),
    actions: (tools) =>
      singleRecord<Profile>(tools, {
        resource: 'passkeys',
        read: async () => stored.current,
        write: async (patch) => {
          const answer = deferred()
          writes.push({ patch, answer })
          await answer.promise
          stored.current = {
            ...stored.current,
            ...patch,
            address: { ...stored.current.address, ...patch.address },
          } as Profile
        },
      }),
    start: ({ actions }) => void actions.load(),
  }
  const useProfile = createFeatureHook(profile)
  function Form(): ReactElement {
    return <RecordForm record={useProfile()} label="Profile" fields={fields} {...settings} />
  }
  const { client } = await openApp()
  render(
    <PorticoProvider client={client}>
      <LocaleProvider>
        <Form />
      </LocaleProvider>
    </PorticoProvider>,
  )
  await screen.findByRole('region', { name: 'Profile' })
  const { load } = client.get(profile).actions
  return {
    writes,
    /** Answers the last save. */
    answer: async (error?: PorticoError) => {
      await waitFor(() => expect(writes.length).toBeGreaterThan(0))
      const last = writes.at(-1)
      await act(async () => (error ? last?.answer.reject(error) : last?.answer.resolve()))
    },
    /** Reads another value. */
    reload: async (value: Profile) => {
      stored.current = value
      await act(async () => void (await load()))
    },
  }
}

/** The text field of that name. */
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
/** The bar of unsaved changes, if it is there. */
export const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' })
/** Presses the button that saves. */
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))

/** Types another text into a field. */
export async function retype(name: string, text: string) {
  await userEvent.clear(field(name))
  if (text) await userEvent.type(field(name), text)
}
