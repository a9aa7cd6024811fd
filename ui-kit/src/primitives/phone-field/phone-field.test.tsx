import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PhoneField } from './phone-field.tsx'

afterEach(cleanup)

describe('a phone field', () => {
  it('a phone field is one left-to-right field that browsers autofill as a whole', () => {
    render(<PhoneField label="Phone number" help="Begin with + and your country’s code." />)
    const field = screen.getByLabelText('Phone number')
    expect(field.getAttribute('type')).toBe('tel')
    expect(field.getAttribute('autocomplete')).toBe('tel')
    expect(field.getAttribute('name')).toBe('phoneNumber')
    expect(field.getAttribute('dir')).toBe('ltr')
  })

  it('a phone field is described by its error', () => {
    render(<PhoneField label="Phone number" error="It has too few digits." />)
    const field = screen.getByLabelText('Phone number')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'It has too few digits.',
    )
  })
})
