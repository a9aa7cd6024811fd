import { createFeatureHook, type Feature, PorticoError, PorticoProvider } from '@portico/headless'
import { type RecordActions, type RecordPatch, type RecordState, singleRecord } from '@portico/headless/core'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Deferred, deferred } from '../../../../../headless/test/bare-container.ts'
import { openApp } from '../../../../../headless/test/open-app.ts'
import { LocaleProvider } from '../../../i18n/index.ts'
import { passkeysMessages } from '../../../i18n/messages/portal/passkeys.gen.ts'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { RecordForm } from './record-form.tsx'
import type { RecordField, RecordFormSettings } from './types.ts'

afterEach(() => vi.useRealTimers())

interface Profile {
  readonly name: string
  readonly phone: string
  readonly isPublic: boolean
  readonly address: { readonly city: string }
  readonly metadata: Readonly<Record<string, unknown>>
}

const maya: Profile = {
  name: 'Maya Reyes',
  phone: '',
  isPublic: true,
  address: { city: 'Bristol' },
  metadata: { siret: '123' },
}

const fields: readonly RecordField<Profile>[] = [
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
async function open(settings: Partial<RecordFormSettings<Profile>> = {}) {
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
    answer: async (error?: PorticoError) => {
      await waitFor(() => expect(writes.length).toBeGreaterThan(0))
      const last = writes.at(-1)
      await act(async () => (error ? last?.answer.reject(error) : last?.answer.resolve()))
    },
    reload: async (value: Profile) => {
      stored.current = value
      await act(async () => void (await load()))
    },
  }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))

async function retype(name: string, text: string) {
  await userEvent.clear(field(name))
  if (text) await userEvent.type(field(name), text)
}

describe('the bar of a form', () => {
  it('appears with the first change, and counts them', async () => {
    await open()
    expect(bar()).toBeNull()
    await retype('Name', 'Maya Reyes-Holt')
    expect(bar()?.textContent).toContain('1 unsaved change')
    await userEvent.click(screen.getByRole('switch', { name: 'Public profile' }))
    expect(bar()?.textContent).toContain('2 unsaved changes')
    expect(screen.getByRole('status').textContent).toBe('2 unsaved changes')
  })

  it('disappears if a field has its former value again', async () => {
    await open()
    await retype('City', 'Leeds')
    await retype('City', 'Bristol')
    expect(bar()).toBeNull()
  })

  it('discards the changes, and focuses the form', async () => {
    await open()
    await retype('Name', 'Someone')
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(field('Name').value).toBe('Maya Reyes')
    expect(bar()).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Profile' }))
  })
})

describe('a save', () => {
  it('sends the changed members alone, nested as in the record', async () => {
    const { writes, answer } = await open()
    await retype('City', 'Leeds')
    await save()
    expect(bar()?.textContent).toContain('Saving 1 change')
    await answer()
    expect(writes.map(({ patch }) => patch)).toEqual([{ address: { city: 'Leeds' } }])
  })

  it('says that it is saved for two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const { answer } = await open()
    await person.type(field('City'), '!')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    await answer()
    await waitFor(() => expect(bar()?.textContent).toBe('Saved'))
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
    act(() => void vi.advanceTimersByTime(2000))
    expect(bar()).toBeNull()
    expect(field('City').value).toBe('Bristol!')
  })

  it('is started by Enter, and leaves the focus in the field', async () => {
    const { writes, answer } = await open()
    await userEvent.type(field('City'), '!{Enter}')
    await answer()
    await waitFor(() => expect(bar()?.textContent).toBe('Saved'))
    expect(writes).toHaveLength(1)
    expect(document.activeElement).toBe(field('City'))
  })

  it('moves the focus from its button to the form', async () => {
    const { answer } = await open()
    await retype('City', 'Leeds')
    await save()
    await answer()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Profile' })))
  })

  it('sends nothing without a change', async () => {
    const { writes } = await open()
    await userEvent.type(field('City'), '{Enter}')
    expect(writes).toEqual([])
  })

  it('is sent once, however often the button is pressed', async () => {
    const { writes, answer } = await open()
    await userEvent.type(field('City'), '!{Enter}{Enter}')
    await answer()
    await waitFor(() => expect(bar()?.textContent).toBe('Saved'))
    expect(writes).toHaveLength(1)
  })

  it('keeps a member as unsaved that was edited meanwhile', async () => {
    const { answer } = await open()
    await retype('City', 'Leeds')
    await save()
    await retype('City', 'Cardiff')
    await answer()
    await waitFor(() => expect(bar()?.textContent).toContain('1 unsaved change'))
    expect(field('City').value).toBe('Cardiff')
  })
})

describe('a form with a fault', () => {
  it('sends nothing, says what to fix, and focuses the first field with an error', async () => {
    const { writes } = await open()
    await retype('Phone number', 'call me')
    await retype('Name', ' ')
    await save()
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
    expect(field('Name').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Use digits only.')).toBeTruthy()
    expect(bar()?.textContent).toContain('2 unsaved changes, 2 to fix')
    expect(writes).toEqual([])
  })

  it('keeps the focus while a field is mended', async () => {
    await open()
    await retype('Phone number', 'call me')
    await retype('Name', '')
    await save()
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
    await userEvent.keyboard('Maya')
    expect(field('Name').getAttribute('aria-invalid')).toBeNull()
    expect(field('Name').value).toBe('Maya')
    expect(bar()?.textContent).toContain('1 to fix')
  })

  it('shows an error of the provider at the field with its code, and keeps the typed text', async () => {
    const { answer } = await open({ messages: { ...passkeysMessages } })
    await retype('Phone number', '12')
    await save()
    await answer(new PorticoError('ER-PHONE', 'Two digits are missing', { status: 400 }))
    await waitFor(() => expect(document.activeElement).toBe(field('Phone number')))
    expect(field('Phone number').value).toBe('12')
    expect(screen.getByText('Two digits are missing')).toBeTruthy()
  })

  it('shows errors of the provider at the fields with their paths', async () => {
    const { answer } = await open()
    await retype('City', 'Nowhere')
    await save()
    const context = { errors: { 'address.city': 'There is no such city.', other: 'Not shown here.' } }
    await answer(new PorticoError('ER-1', 'Not valid', { status: 422, context }))
    await waitFor(() => expect(document.activeElement).toBe(field('City')))
    expect(screen.getByText('There is no such city.')).toBeTruthy()
    expect(screen.queryByText('Not valid')).toBeNull()
  })

  it('shows any other failure with its trace id, and keeps the typed text', async () => {
    const { answer } = await open()
    await retype('City', 'Leeds')
    await save()
    await answer(new PorticoError('ER-2', 'Not now', { status: 503, traceId: '8f2c41d0' }))
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Something went wrong on our side')).toBeTruthy()
    expect(within(alert).getByText('8f2c41d0')).toBeTruthy()
    expect(field('City').value).toBe('Leeds')
    expect(bar()?.textContent).toContain('1 unsaved change')
  })
})

describe('the appearance of fields', () => {
  it('shows a field as text, or leaves it out', async () => {
    await open({ appearance: { 'address.city': 'viewOnly', phone: 'hidden' } })
    expect(screen.getByText('Bristol').closest('dd')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull()
    expect(screen.queryByText('Phone number')).toBeNull()
    expect(field('Name').value).toBe('Maya Reyes')
  })

  it('is text everywhere in a form that is view only, without a disabled field', async () => {
    await open({ viewOnly: { reason: 'Your profile comes from Okta.' } })
    expect(screen.queryAllByRole('textbox')).toEqual([])
    expect(screen.queryAllByRole('switch')).toEqual([])
    expect(screen.getByText('Your profile comes from Okta.')).toBeTruthy()
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Maya Reyes',
      'For sign-in codes',
      '—Not set',
      'Bristol',
      'On',
    ])
  })

  it('shows the error of a field at the form if the field is no control', async () => {
    const { answer } = await open({ appearance: { phone: 'viewOnly' } })
    await retype('City', 'Leeds')
    await save()
    await answer(new PorticoError('ER-PHONE', 'Two digits are missing', { status: 400 }))
    expect((await screen.findByRole('alert')).textContent).toContain('Two digits are missing')
  })
})

describe('the fields of an application', () => {
  const siret = {
    name: 'siret',
    label: 'SIRET',
    render: ({ value, onChange, ...control }: Parameters<RecordField<Profile>['render']>[0]) => (
      <TextField {...control} value={String(value ?? '')} onChange={onChange as (text: string) => void} />
    ),
  }

  it('are checked by a schema, at the field of the path', async () => {
    const { writes } = await open({
      extra: {
        at: 'metadata',
        fields: [siret],
        check: {
          '~standard': {
            version: 1,
            vendor: 'test',
            validate: () => ({ issues: [{ message: 'Enter 14 digits.', path: ['siret'] }] }),
          },
        },
      },
    })
    await userEvent.type(field('SIRET'), '4{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(field('SIRET')))
    expect(screen.getByText('Enter 14 digits.')).toBeTruthy()
    expect(writes).toEqual([])
  })

  it('are sent as the check returns them', async () => {
    const { writes, answer } = await open({
      extra: { at: 'metadata', fields: [siret], check: (values) => ({ values: { siret: Number(values['siret']) } }) },
    })
    await userEvent.type(field('SIRET'), '4{Enter}')
    await answer()
    expect(writes.map(({ patch }) => patch)).toEqual([{ metadata: { siret: 1234 } }])
  })
})

describe('a form over a value that changes', () => {
  it('shows the new value, and keeps what was typed', async () => {
    const { reload } = await open()
    await retype('City', 'Leeds')
    await reload({ ...maya, name: 'Maya Holt', address: { city: 'York' } })
    await waitFor(() => expect(field('Name').value).toBe('Maya Holt'))
    expect(field('City').value).toBe('Leeds')
    expect(bar()?.textContent).toContain('1 unsaved change')
  })

  it('has a place for its fields while the record loads', async () => {
    const never = { value: null, save: async () => ({ ok: true, value: undefined }) as const }
    render(<RecordForm<Profile> record={never} label="Profile" fields={fields} />)
    expect(screen.queryByRole('region')).toBeNull()
    expect(document.querySelectorAll('.portico-Skeleton').length).toBeGreaterThan(0)
  })
})

describe('a page that is closed', () => {
  it('asks only while there are unsaved changes', async () => {
    await open()
    expect(isAsked()).toBe(false)
    await retype('City', 'Leeds')
    expect(isAsked()).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(isAsked()).toBe(false)
  })
})

function isAsked(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}
