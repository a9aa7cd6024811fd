import type { Ports } from '../core/ports/ports.ts'
import { canNatively, tellNative } from './bridge.ts'

/** The ports that calls of a native shell use. */
export type NativePorts = Pick<Ports, 'native'>

/** Lets the native application do single sign-on for an address. Answers whether it does. */
export function ssoNatively(ports: NativePorts, email: string): boolean {
  if (!canNatively(ports, 'loginWithSSO')) return false
  tellNative(ports, 'loginWithSSO', { email })
  return true
}

/** The parameters of a native social sign-in, for the way the application offers. */
export interface NativeSocialLogin {
  /** The provider's name, such as `google`. */
  readonly provider?: string | undefined
  /** The id of a provider of the tenant's own. */
  readonly customProviderId?: string | undefined
  /** The address of the provider's page. */
  readonly address?: string | undefined
}

/** Lets the native application do a social sign-in. Answers whether it does; else the page leaves for the provider. */
export function socialNatively(
  ports: NativePorts,
  { provider, customProviderId, address }: NativeSocialLogin,
): boolean {
  const ways = [
    ['loginWithSocialLoginProvider', provider],
    ['loginWithCustomSocialLoginProvider', customProviderId],
    ['loginWithSocialLogin', address],
  ] as const
  for (const [name, value] of ways) {
    if (value === undefined || !canNatively(ports, name)) continue
    tellNative(ports, name, { value })
    return true
  }
  return false
}

/** Offers the password of a completed sign-in to the native application, for its password manager. */
export function suggestSavePassword(ports: NativePorts, password: SuggestedPassword): void {
  const { email, password: text } = password
  if (canNatively(ports, 'suggestSavePassword')) tellNative(ports, 'suggestSavePassword', { email, password: text })
}

/** A password that has just been right. */
export interface SuggestedPassword {
  /** The e-mail address of the account. */
  readonly email: string
  /** The password that was just used. */
  readonly password: string
}
