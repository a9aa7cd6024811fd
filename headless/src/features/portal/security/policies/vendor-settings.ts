import { inShape } from '../../../../core/shape.ts'
import { ifOffered } from '../../../../http/if-offered.ts'
import { root, type VendorSetting } from './policy.ts'

/** The captcha of the sign-in, as the vendor has set it. */
export interface CaptchaPolicy {
  readonly isEnabled: boolean
  readonly siteKey: string
}

/** The length of passwords, as the vendor has set it. `usePasswordRules` has all rules. */
export interface PasswordLength {
  readonly minLength: number
  readonly maxLength: number
}

/** A main way to sign in. Other values are kept as they are. */
export type MainAuthStrategy =
  | 'EmailAndPassword'
  | 'MagicLink'
  | 'Code'
  | 'NoLocalAuthentication'
  | 'SmsCode'
  | (string & {})

/** A further way to sign in. Other values are kept as they are. */
export type SecondaryAuthStrategy =
  | 'WebAuthnPlatform'
  | 'WebAuthnCrossPlatform'
  | 'SmsCode'
  | 'SmsCodeV2'
  | 'Passkeys'
  | (string & {})

/** The ways to sign in, as the vendor has set them. */
export interface AuthStrategies {
  readonly main: readonly { readonly strategy: MainAuthStrategy }[]
  readonly secondary: readonly { readonly strategy: SecondaryAuthStrategy; readonly isActive: boolean }[]
}

export const passwordLength: VendorSetting<PasswordLength | null> = {
  async read({ api, signal }) {
    const rules = await ifOffered(api.get(`${root}/password`, { signal }))
    if (!rules) return null
    const length = { minLength: rules.minLength ?? 6, maxLength: rules.maxLength ?? 128 }
    return inShape<PasswordLength>(length, { minLength: 'number', maxLength: 'number' }) ?? null
  },
}

export const captcha: VendorSetting<CaptchaPolicy | null> = {
  async read({ api, signal }) {
    const found = await api.get(`${root}/captcha-policy/public`, { signal }).catch(() => null)
    const policy = found && { isEnabled: found.enabled, siteKey: found.siteKey }
    return (policy && inShape<CaptchaPolicy>(policy, { isEnabled: 'flag', siteKey: 'text' })) ?? null
  },
}

export const strategies: VendorSetting<AuthStrategies | null> = {
  async read({ api, signal }) {
    const found = await ifOffered(api.get(`${root}/auth/strategies/public`, { signal }))
    const shape = {
      main: [{ strategy: 'string' }],
      secondary: [{ strategy: 'string', isActive: 'flag' }],
    } as const
    const named = found && { main: found.mainAuthStrategies, secondary: found.secondaryAuthStrategies }
    return (named && inShape<AuthStrategies>(named, shape)) ?? null
  },
}
