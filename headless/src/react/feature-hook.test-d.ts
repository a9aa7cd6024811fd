import { describe, expectTypeOf, it } from 'vitest'
import type { Feature } from '../client/index.ts'
import type { Outcome } from '../core/outcome.ts'
import type { LoginStep } from '../features/login/index.ts'
import { useLogin } from '../features/login/react.ts'
import { type MfaStep, useMfa } from '../features/mfa/react.ts'
import { useUser } from '../features/portal/users/react.ts'
import { createFeatureHook } from './feature-hook.ts'

interface Counter {
  readonly count: number
}

interface CounterActions {
  add(by: number): void
  save(): Promise<Outcome>
}

declare const counter: Feature<Counter, CounterActions>
declare const clashing: Feature<Counter, { count(): void }>
declare const reserved: Feature<{ readonly error: string }, CounterActions>
declare const logs: Feature<Counter, CounterActions, { readonly webhookId: string }>

describe('a feature hook', () => {
  it('gives state, actions and calls side by side', () => {
    const { count, add, calls, isPending } = createFeatureHook(counter)()
    expectTypeOf(count).toEqualTypeOf<number>()
    expectTypeOf(add).toEqualTypeOf<(by: number) => void>()
    expectTypeOf(isPending).toEqualTypeOf<boolean>()
    expectTypeOf<keyof typeof calls>().toEqualTypeOf<'save'>()
  })

  it('gives what the selector selects', () => {
    expectTypeOf(createFeatureHook(counter)(({ count }) => String(count))).toEqualTypeOf<string>()
  })

  it('refuses a selector of what is not there', () => {
    // @ts-expect-error there is no such member
    createFeatureHook(counter)((snapshot) => snapshot.total)
  })

  it('refuses a name shared by state and action', () => {
    // @ts-expect-error count is both
    createFeatureHook(clashing)
  })

  it('refuses a name of the mechanism', () => {
    // @ts-expect-error error is what the mechanism tells
    createFeatureHook(reserved)
  })

  it('takes the options of its feature beside the key', () => {
    createFeatureHook(logs)({ key: 'a', webhookId: '1' })
    // @ts-expect-error the option is missing
    createFeatureHook(logs)({ key: 'a' })
    // @ts-expect-error the option is a text
    createFeatureHook(logs)({ key: 'a', webhookId: 1 })
  })

  it('requires the options that its feature requires, with and without a selector', () => {
    const useLogs = createFeatureHook(logs)
    expectTypeOf(useLogs({ webhookId: '1' }, ({ count }) => count)).toEqualTypeOf<number>()
    // @ts-expect-error the options are missing
    useLogs()
    // @ts-expect-error the options are missing
    useLogs({})
    // @ts-expect-error the options are missing
    useLogs(({ count }) => count)
    // @ts-expect-error the options are missing
    useLogs(undefined, ({ count }) => count)
    // @ts-expect-error a user has an id
    useUser()
    const useCounter = createFeatureHook(counter)
    expectTypeOf(useCounter(undefined, ({ count }) => count)).toEqualTypeOf<number>()
    expectTypeOf(useCounter({ key: 'other' }).count).toEqualTypeOf<number>()
  })
})

describe('useLogin and useMfa', () => {
  it('refuse a wrong step name', () => {
    const { step } = useLogin()
    // @ts-expect-error there is no such step
    if (step.name === 'loginWithMagic') return
    // @ts-expect-error the address is not in this step
    if (step.name === 'loginWithPassword') step.address
  })

  it('give each step its own data', () => {
    const { step } = useLogin()
    if (step.name === 'redirectToSSO') expectTypeOf(step.address).toEqualTypeOf<string>()
    if (step.name === 'unsupported') expectTypeOf(step.reason).toEqualTypeOf<string>()
    const { step: factor } = useMfa()
    if (factor.name !== 'authenticatorApp') return
    // @ts-expect-error only an authenticator that is enrolled has something to scan
    factor.setup
    if (factor.mode === 'enroll') expectTypeOf(factor.setup).toExtend<object | null>()
  })

  it('select by what is there', () => {
    expectTypeOf(useLogin((login) => login.step.name)).toEqualTypeOf<LoginStep['name']>()
    // @ts-expect-error there is no such member
    useLogin((login) => login.stage)
    // @ts-expect-error the secret is behind reveal
    useMfa(({ step }) => step.name === 'recoveryCode' && step.recoveryCode.length)
  })

  it('refuse a wrong input', () => {
    const { submitPassword } = useLogin()
    // @ts-expect-error the password is missing
    void submitPassword({ email: 'ann@acme.test' })
    // @ts-expect-error the code is a text
    void useMfa().submitAuthenticatorCode({ code: 123456 })
  })

  it('have every step of the specification, and those for what it leaves open', () => {
    expectTypeOf<LoginStep['name']>().toEqualTypeOf<
      | 'preLogin'
      | 'magicLinkPreLoginSuccess'
      | 'loginWithSmsOtc'
      | 'loginWithQuickSmsOtc'
      | 'loginWithOtc'
      | 'loginWithPassword'
      | 'loginWithTwoFactor'
      | 'redirectToSSO'
      | 'loginWithSSOFailed'
      | 'success'
      | 'forceTwoFactor'
      | 'recoverTwoFactor'
      | 'promptPasskeys'
      | 'promptQuickSms'
      | 'breachedPassword'
      | 'breachedPasswordSuccess'
      | 'passwordRotationExpired'
      | 'passwordRotationNotification'
      | 'magicLinkPostLoginSuccess'
      | 'noLocalAuthentication'
      | 'unsupported'
    >()
    expectTypeOf<MfaStep['name']>().toEqualTypeOf<
      | 'idle'
      | 'verify'
      | 'recoveryCode'
      | 'authenticatorApp'
      | 'smsSetPhoneNumber'
      | 'smsVerifyCode'
      | 'emailVerifyCode'
      | 'webAuthn'
      | 'noMFAEnrolledStepUp'
      | 'unsupported'
    >()
  })
})
