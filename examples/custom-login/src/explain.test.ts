import { PorticoError } from '@portico/headless'
import { describe, expect, it } from 'vitest'
import { explain } from './explain.ts'

describe('a failure in words', () => {
  it.each([
    'ER-LOGIN-INVALID',
    'ER-MFA-CODE-INVALID',
    'ER-MFA-CODE-USED',
    'ER-MFA-CODE-EXPIRED',
    'ER-RECOVERY-CODE-INVALID',
  ])('an error about typed input is assigned to its field: %s', (code) => {
    expect(explain(new PorticoError(code, 'in the provider’s words', { status: 401 })).about).toBe('field')
  })

  it('an invalid-login error does not reveal whether the account exists', () => {
    expect(explain(new PorticoError('ER-LOGIN-INVALID', '')).text).toContain('email and password')
  })

  it.each(['ER-LOGIN-LOCKED', 'network', 'timeout'])(
    'an error about no field is assigned to the form with a specific title: %s',
    (code) => {
      const { about, title } = explain(new PorticoError(code, ''))
      expect(about).toBe('form')
      expect(title).not.toBe('That didn’t work')
    },
  )

  it.each(['ER-MFA-TOKEN-EXPIRED', 'ER-MFA-TOO-MANY-ATTEMPTS', 'no-challenge'])(
    'asks for a fresh start where the sign-in is over: %s',
    (code) => {
      expect(explain(new PorticoError(code, ''))).toMatchObject({ about: 'form', isFinal: true })
    },
  )

  it('a provider failure is explained as our own, regardless of its error code', () => {
    expect(explain(new PorticoError('ER-NEW', '', { status: 503 })).title).toBe('Something went wrong on our side')
  })

  it('an unknown error code shows the message of the provider', () => {
    expect(explain(new PorticoError('ER-NEW', 'Ask for an invitation', { status: 403 })).text).toBe(
      'Ask for an invitation',
    )
  })

  it('takes no code for a name every object has', () => {
    expect(explain(new PorticoError('constructor', 'Odd', { status: 400 })).text).toBe('Odd')
  })
})
