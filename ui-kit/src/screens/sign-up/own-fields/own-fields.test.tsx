import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { origin } from '../../../../../headless/test/open-account.ts'
import { openApp } from '../../../../../headless/test/open-app.ts'
import { PorticoKit } from '../../../kit/portico-kit.tsx'
import { OwnField, type OwnFieldsCheck, SignUpPage, type SignUpPageProps, useOwnFieldError } from '../index.ts'

afterEach(cleanup)

const needsDigits: OwnFieldsCheck = ({ siret = '' }) =>
  /^\d{14}$/.test(siret) ? { values: { siret: Number(siret) } } : { errors: { siret: 'Enter 14 digits.' } }

/** Opens the sign-up page of an application with a number field of its own. */
async function open(props: SignUpPageProps) {
  const app = await openApp({ logLevel: 'error', address: `${origin}/account/sign-up` })
  const page = { children: <OwnField name="siret" label="SIRET" />, asksCompany: false, ...props }
  render(
    <PorticoKit client={app.client} isolation="none" screens={{ signUpUrl: () => <SignUpPage {...page} /> }}>
      <p>Application</p>
    </PorticoKit>,
  )
  await screen.findByLabelText('Full name')
  return app
}

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

function submit() {
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
}

/** Returns the names of the invalid fields, from the top. */
function marked() {
  return [...document.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name'))
}

const siret = { names: ['siret'], check: needsDigits }

describe('the own fields of a sign-up form', () => {
  it('show their errors with those of the other fields in one submit, a half-typed address among them', async () => {
    await open({ ownFields: siret, termsUrl: '/terms' })
    type('Work email', 'ann@')
    submit()
    await screen.findByText('Enter 14 digits.')
    expect(marked()).toEqual(['name', 'email', 'siret', 'terms'])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full name')))
  })

  it('announce their error, describe the field by it, and keep what was typed', async () => {
    const app = await open({ ownFields: siret })
    type('Full name', 'Ann Archer')
    type('Work email', 'ann@new.test')
    type('SIRET', '12')
    submit()
    const alert = await screen.findByRole('alert')
    const field = screen.getByLabelText<HTMLInputElement>('SIRET')
    expect(alert.textContent).toBe('Enter 14 digits.')
    expect(field.getAttribute('aria-describedby')).toBe(alert.id)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect([field.value, screen.getByLabelText<HTMLInputElement>('Full name').value]).toEqual(['12', 'Ann Archer'])
    expect(app.called()).not.toContain('signUp')
  })

  it('announce the same error again after another submit', async () => {
    await open({ ownFields: siret })
    type('Full name', 'Ann Archer')
    type('Work email', 'ann@new.test')
    submit()
    const first = await screen.findByRole('alert')
    screen.getByLabelText('Full name').focus()
    submit()
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('SIRET')))
  })

  it('own fields are part of the new account as the check returns them', async () => {
    const app = await open({ ownFields: siret })
    type('Full name', 'Ann Archer')
    type('Work email', 'ann@new.test')
    type('SIRET', '12345678901234')
    submit()
    await screen.findByRole('heading', { name: 'Check your email' })
    const { metadata } = app.provider.emulator.snapshot().users.at(-1) ?? { metadata: '' }
    expect(JSON.parse(metadata)).toEqual({ siret: 12345678901234 })
  })

  it('keep the button busy during a slow check, which a second submit joins', async () => {
    let count = 0
    let finish = () => {}
    const check: OwnFieldsCheck = () => {
      count += 1
      return new Promise((resolve) => {
        finish = () => resolve({ errors: { siret: 'It is taken.' } })
      })
    }
    await open({ ownFields: { names: ['siret'], check } })
    submit()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create account' })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    fireEvent.submit(screen.getByLabelText('SIRET'))
    finish()
    await screen.findByText('It is taken.')
    expect(count).toBe(1)
  })

  it('show the general failure if the check throws, and log it', async () => {
    const check: OwnFieldsCheck = () => {
      throw new Error('a defect of the check')
    }
    const app = await open({ ownFields: { names: ['siret'], check } })
    submit()
    await screen.findByRole('heading', { name: 'Something went wrong on our side' })
    expect(app.ports.lines.some((line) => line.includes('A feature failed.'))).toBe(true)
  })

  it('errors of own fields are shown above the button if no field shows them', async () => {
    await open({ ownFields: { names: ['siret'], check: needsDigits }, children: null })
    type('Full name', 'Ann Archer')
    type('Work email', 'ann@new.test')
    submit()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Some answers need a change.Enter 14 digits.')
  })

  it('own fields may be of another kind, and the first invalid one receives the focus', async () => {
    const check: OwnFieldsCheck = () => ({ errors: { siret: 'Enter 14 digits.', plan: 'Choose a plan.' } })
    const children = (
      <>
        <Plan />
        <OwnField name="siret" label="SIRET" />
      </>
    )
    await open({ ownFields: { names: ['siret', 'plan'], check }, children })
    type('Full name', 'Ann Archer')
    type('Work email', 'ann@new.test')
    submit()
    await screen.findByText('Choose a plan.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Plan')))
  })
})

/** A field that the application implements. */
function Plan() {
  const { error } = useOwnFieldError('plan')
  return (
    <>
      <select name="plan" aria-label="Plan" aria-invalid={error !== null}>
        <option value="">Choose</option>
      </select>
      {error && <p role="alert">{error}</p>}
    </>
  )
}
