import { anySignal } from '../../../core/any-signal.ts'
import { shaped } from '../../../core/shape.ts'
import type { Api } from '../../../http/api-types.ts'
import type { components } from '../../../http/contract.gen.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import { effectiveRotation } from '../../password-rotation/internal.ts'
import { beginInForce } from './mfa-begin.ts'
import { historyCalls, lockoutCalls, mfaCalls, root } from './policy-calls.ts'
import { securityPoliciesShape } from './shapes.ts'
import { strongest } from './strength.ts'
import type { SecurityPolicies } from './types.ts'

/** Reads all policies side by side. Many users may read only some of them, and many providers offer only some. */
export async function readPolicies(api: Api, signal: AbortSignal): Promise<SecurityPolicies> {
  const [mfa, lockout, history] = [mfaCalls(api), lockoutCalls(api), historyCalls(api)]
  const [global, ownMfa, vendorMfa, ownLockout, vendorLockout, ownHistory, vendorHistory, ...others] =
    await Promise.all([
      ifOffered(api.get(root, { signal })),
      mfa.own(signal),
      mfa.vendor(signal),
      lockout.own(signal),
      lockout.vendor(signal),
      history.own(signal),
      history.vendor(signal),
      rotationOf(api.get(`${root}/password-rotation`, { signal })),
      rotationOf(api.get(`${root}/password-rotation/vendor`, { signal })),
      // Node warns of more than ten calls with one signal.
      readVendorSettings(api, anySignal([signal])),
    ])
  const [rotation, vendorRotation, settings] = others
  const own = ownMfa ?? global
  const enforced = strongest(own?.enforceMFAType, vendorMfa?.enforceMFAType)
  const least = vendorMfa?.enforceMFAType ?? 'DontForce'
  const shownHistory = ownHistory ?? vendorHistory
  const shownLockout = ownLockout ?? vendorLockout
  const policies = {
    mfa:
      enforced === null
        ? null
        : {
            enforceMFAType: enforced,
            least,
            isPostponable: ownMfa?.isPostponable === true && least === 'DontForce',
            enforcedFrom: beginInForce(own, vendorMfa),
          },
    userLockout: shownLockout && { isEnabled: shownLockout.enabled, maxAttempts: shownLockout.maxAttempts },
    passwordHistory: shownHistory && {
      isEnabled: shownHistory.enabled,
      historySize: shownHistory.historySize,
      isFixed: global?.allowOverrideEnforcePasswordHistory === false,
    },
    passwordRotation: {
      ...rotationInForce(vendorRotation, rotation),
      longestPeriod: vendorRotation.isActive ? (vendorRotation.rotationPeriod ?? null) : null,
      isFixed: global?.allowOverridePasswordExpiration === false,
    },
    ...settings,
  }
  return shaped(policies, securityPoliciesShape)
}

/** Reads the settings that the vendor alone changes. */
async function readVendorSettings(
  api: Api,
  signal: AbortSignal,
): Promise<Pick<SecurityPolicies, 'passwordLength' | 'captcha' | 'strategies'>> {
  const [rules, captcha, strategies] = await Promise.all([
    ifOffered(api.get(`${root}/password`, { signal })),
    api.get(`${root}/captcha-policy/public`, { signal }).catch(() => null),
    ifOffered(api.get(`${root}/auth/strategies/public`, { signal })),
  ])
  return {
    passwordLength: rules && { minLength: rules.minLength ?? 6, maxLength: rules.maxLength ?? 128 },
    captcha: captcha && { isEnabled: captcha.enabled, siteKey: captcha.siteKey },
    strategies,
  }
}

/** A rotation that cannot be read is an empty object. */
async function rotationOf(reading: Promise<Rotation>): Promise<Rotation> {
  return reading.catch(() => ({}))
}

type Rotation = components['schemas']['PasswordRotationPolicy']

/** The rotation that holds, with the usual periods if there are none. */
export function rotationInForce(vendor: Rotation, tenant: Rotation): Required<Rotation> {
  const { isActive, rotationPeriod, notificationPeriod } = effectiveRotation(vendor, tenant)
  return rotationPeriod > 0 ? { isActive, rotationPeriod, notificationPeriod } : usualRotation
}

/** Both periods are in days. */
const usualRotation = { isActive: false, rotationPeriod: 90, notificationPeriod: 7 }
