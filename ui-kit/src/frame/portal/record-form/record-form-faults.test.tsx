import { PorticoError } from '@portico/headless'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { bar, field, openProfileForm, retype, save } from '../../../../test/open-profile-form.tsx'
import { passkeysMessages } from '../../../i18n/messages/portal/passkeys.gen.ts'

describe('a form with a fault', () => {
  it('a form with a fault sends nothing, shows what to fix, and focuses the first field with an error', async () => {
    const { writes } = await openProfileForm()
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
    await openProfileForm()
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
    const { answer } = await openProfileForm({ messages: { ...passkeysMessages } })
    await retype('Phone number', '12')
    await save()
    await answer(new PorticoError('ER-PHONE', 'Two digits are missing', { status: 400 }))
    await waitFor(() => expect(document.activeElement).toBe(field('Phone number')))
    expect(field('Phone number').value).toBe('12')
    expect(screen.getByText('Two digits are missing')).toBeTruthy()
  })

  it('shows errors of the provider at the fields with their paths', async () => {
    const { answer } = await openProfileForm()
    await retype('City', 'Nowhere')
    await save()
    const context = { errors: { 'address.city': 'There is no such city.', other: 'Not shown here.' } }
    await answer(new PorticoError('ER-1', 'Not valid', { status: 422, context }))
    await waitFor(() => expect(document.activeElement).toBe(field('City')))
    expect(screen.getByText('There is no such city.')).toBeTruthy()
    expect(screen.queryByText('Not valid')).toBeNull()
  })

  it('shows any other failure with its trace id, and keeps the typed text', async () => {
    const { answer } = await openProfileForm()
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
