import { describe, expect, it } from 'vitest'
import { ann, goodPassword, openSignUp, origin, signUpOf } from '../../../test/open-account.ts'
import { errorOf } from '../../../test/open-login.ts'
import { signUpFeature } from './feature.ts'
import { usualStrategies } from './request.ts'

const _closed = {
  arrange: (state: { security: { allowSignups: boolean } }) => void (state.security.allowSignups = false),
}
const phone = { strategy: 'phoneNumber', isActive: true, isRequired: true } as const
const email = { strategy: 'email', isActive: true, isRequired: true } as const
const byPhone = { name: ann.name, companyName: ann.companyName, phoneNumber: '+4930123456' }

describe('what the form asks for', () => {
  it('the sign-up form requests an address, a name and a company until the policy has loaded', async () => {
    const { client } = await openSignUp({}, { starts: false })
    const fresh = client.get(signUpFeature, { key: 'fresh' }).getSnapshot()
    expect(fresh.strategies).toEqual(usualStrategies)
  })

  it('the sign-up form requests a password only if users may sign in before their address is confirmed', async () => {
    expect(signUpOf(await openSignUp()).fields.password).toBe('hidden')
    expect(signUpOf(await openSignUp({ allowsUnverified: true })).fields.password).toBe('required')
  })

  it('the sign-up form requests no password if users sign in by other means', async () => {
    const app = await openSignUp(
      { allowsUnverified: true },
      { arrange: ({ security }) => void (security.mainStrategy = 'MagicLink') },
    )
    expect(signUpOf(app).fields.password).toBe('hidden')
  })

  it('the sign-up form has a phone number, optional or required, as far as the strategies want one', async () => {
    const optional = { ...phone, isRequired: false }
    expect(signUpOf(await openSignUp({ strategies: [email, optional] })).fields.phoneNumber).toBe('optional')
    expect(signUpOf(await openSignUp({ strategies: [phone] })).fields).toMatchObject({
      email: 'hidden',
      phoneNumber: 'required',
    })
  })

  it('the sign-up form requests no company if the user is invited', async () => {
    const app = await openSignUp({}, { address: `${origin}/account/sign-up?invitationToken=x` })
    expect(signUpOf(app).fields.companyName).toBe('hidden')
  })

  it('the sign-up form is absent if users sign up with a social provider alone', async () => {
    const app = await openSignUp(
      {},
      {
        arrange: ({ security, ...state }) => {
          security.mainStrategy = 'NoLocalAuthentication'
          for (const connection of state.ssoConnections) connection.enabled = false
        },
      },
    )
    expect(signUpOf(app).hasForm).toBe(false)
  })

  it('stays as it was if the policy cannot be read', async () => {
    const app = await openSignUp({ strategies: [phone] })
    app.provider.emulator.faults.add({ operation: 'listSignUpStrategies', kind: 'status', status: 404 })
    await signUpOf(app).load()
    expect(signUpOf(app).strategies.phoneNumber.isEnabled).toBe(true)
  })
})

describe('what is missing', () => {
  it.each([
    ['name-too-short', { name: ' ' }],
    ['email-required', { email: ' ' }],
    ['company-name-too-short', { companyName: '' }],
    ['password-required', { password: '' }],
    ['terms-required', { acceptsTerms: false }],
  ])('a missing field is reported as %s, without a call', async (code, missing) => {
    const app = await openSignUp({ allowsUnverified: true })
    const before = app.called().length
    const outcome = await signUpOf(app).submit({ ...ann, password: goodPassword, ...missing })
    expect(errorOf(outcome)).toMatchObject({ code })
    expect(app.called()).toHaveLength(before)
  })

  it('the missing fields are listed in full, the topmost field first', async () => {
    const app = await openSignUp({ allowsUnverified: true })
    const nothing = { name: '', email: '', companyName: '', password: '', acceptsTerms: false }
    const error = errorOf(await signUpOf(app).submit(nothing))
    expect(error?.code).toBe('name-too-short')
    expect(error?.context).toEqual({
      missing: ['name-too-short', 'email-required', 'company-name-too-short', 'password-required', 'terms-required'],
    })
  })

  it.each(['Bo', 'Li', 'O'])('the name %s is not a missing field, however short', async (name) => {
    const app = await openSignUp({ allowsUnverified: true })
    expect(errorOf(await signUpOf(app).submit({ ...ann, name, password: goodPassword }))).toBeNull()
  })

  it('a missing phone number has the message of the specification', async () => {
    const app = await openSignUp({ strategies: [phone] })
    const { phoneNumber: _, ...rest } = byPhone
    expect(errorOf(await signUpOf(app).submit(rest))?.message).toBe('Phone number is required for phone number signup')
  })
})
