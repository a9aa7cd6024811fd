import { PorticoError } from '@portico/headless'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  bar,
  field,
  fields,
  maya,
  openProfileForm,
  type Profile,
  retype,
  save,
} from '../../../../test/open-profile-form.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { RecordForm } from './record-form.tsx'
import type { RecordField } from './types.ts'

afterEach(() => vi.useRealTimers())

describe('the bar of a form', () => {
  it('appears with the first change, and counts them', async () => {
    await openProfileForm()
    expect(bar()).toBeNull()
    await retype('Name', 'Maya Reyes-Holt')
    expect(bar()?.textContent).toContain('1 unsaved change')
    await userEvent.click(screen.getByRole('switch', { name: 'Public profile' }))
    expect(bar()?.textContent).toContain('2 unsaved changes')
    expect(screen.getByRole('status').textContent).toBe('2 unsaved changes')
  })

  it('disappears if a field has its former value again', async () => {
    await openProfileForm()
    await retype('City', 'Leeds')
    await retype('City', 'Bristol')
    expect(bar()).toBeNull()
  })

  it('discards the changes, and focuses the form', async () => {
    await openProfileForm()
    await retype('Name', 'Someone')
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(field('Name').value).toBe('Maya Reyes')
    expect(bar()).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Profile' })))
  })
})

describe('a save', () => {
  it('sends the changed members alone, nested as in the record', async () => {
    const { writes, answer } = await openProfileForm()
    await retype('City', 'Leeds')
    await save()
    expect(bar()?.textContent).toContain('Saving 1 change')
    await answer()
    expect(writes.map(({ patch }) => patch)).toEqual([{ address: { city: 'Leeds' } }])
  })

  it('a save shows that it is saved for two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const { answer } = await openProfileForm()
    await person.type(field('City'), '!')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    await answer()
    await waitFor(() => expect(bar()?.textContent).toBe('Saved'))
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
    act(() => void vi.advanceTimersByTime(2000))
    expect(bar()).toBeNull()
    expect(field('City').value).toBe('Bristol!')
  })

  it('a save is started by Enter, and leaves the focus in the field', async () => {
    const { writes, answer } = await openProfileForm()
    await userEvent.type(field('City'), '!{Enter}')
    await answer()
    await waitFor(() => expect(bar()?.textContent).toBe('Saved'))
    expect(writes).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).toBe(field('City')))
  })

  it('moves the focus from its button to the form', async () => {
    const { answer } = await openProfileForm()
    await retype('City', 'Leeds')
    await save()
    await answer()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Profile' })))
  })

  it('sends nothing without a change', async () => {
    const { writes } = await openProfileForm()
    await userEvent.type(field('City'), '{Enter}')
    await userEvent.type(field('City'), 'x{Enter}')
    await waitFor(() => expect(writes).toHaveLength(1))
  })

  it('a save is sent once, however often it is submitted', async () => {
    const { writes, answer } = await openProfileForm()
    await userEvent.type(field('City'), '!{Enter}{Enter}')
    await answer()
    await waitFor(() => expect(bar()?.textContent).toBe('Saved'))
    expect(writes).toHaveLength(1)
  })

  it('keeps a member as unsaved that was edited meanwhile', async () => {
    const { answer } = await openProfileForm()
    await retype('City', 'Leeds')
    await save()
    await retype('City', 'Cardiff')
    await answer()
    await waitFor(() => expect(bar()?.textContent).toContain('1 unsaved change'))
    expect(field('City').value).toBe('Cardiff')
  })
})

describe('the appearance of fields', () => {
  it('shows a field as text, or leaves it out', async () => {
    await openProfileForm({ appearance: { 'address.city': 'viewOnly', phone: 'hidden' } })
    expect(screen.getByText('Bristol').closest('dd')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull()
    expect(screen.queryByText('Phone number')).toBeNull()
    expect(field('Name').value).toBe('Maya Reyes')
  })

  it('a view-only form shows all fields as text, without a disabled field', async () => {
    await openProfileForm({ viewOnly: { reason: 'Your profile comes from Okta.' } })
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
    const { answer } = await openProfileForm({ appearance: { phone: 'viewOnly' } })
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

  it('the fields of an application are checked by a schema, at the field of the path', async () => {
    const { writes } = await openProfileForm({
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

  it('the fields of an application are sent as the check returns them', async () => {
    const { writes, answer } = await openProfileForm({
      extra: { at: 'metadata', fields: [siret], check: (values) => ({ values: { siret: Number(values['siret']) } }) },
    })
    await userEvent.type(field('SIRET'), '4{Enter}')
    await answer()
    expect(writes.map(({ patch }) => patch)).toEqual([{ metadata: { siret: 1234 } }])
  })
})

describe('a form over a value that changes', () => {
  it('shows the new value, and keeps what was typed', async () => {
    const { reload } = await openProfileForm()
    await retype('City', 'Leeds')
    await reload({ ...maya, name: 'Maya Holt', address: { city: 'York' } })
    await waitFor(() => expect(field('Name').value).toBe('Maya Holt'))
    expect(field('City').value).toBe('Leeds')
    expect(bar()?.textContent).toContain('1 unsaved change')
  })

  it('a form has a place for its fields while the record loads', () => {
    const never = { value: null, save: async () => ({ ok: true, value: undefined }) as const }
    render(<RecordForm<Profile> record={never} label="Profile" fields={fields} />)
    expect(screen.queryByRole('region')).toBeNull()
    expect(document.querySelectorAll('.portico-Skeleton').length).toBeGreaterThan(0)
  })
})

describe('a page that is closed', () => {
  it('asks only while there are unsaved changes', async () => {
    await openProfileForm()
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
