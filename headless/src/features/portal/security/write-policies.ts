import { PorticoError } from '../../../core/errors.ts'
import { partlySaved } from '../../../core/lists/list-bulk.ts'
import type { RecordPatch } from '../../../core/lists/single-record.ts'
import type { Api } from '../../../http/api-types.ts'
import type { components } from '../../../http/contract.gen.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import { securityErrors } from './errors.ts'
import { beginInForce } from './mfa-begin.ts'
import { historyCalls, lockoutCalls, mfaCalls, root, savePolicy } from './policy-calls.ts'
import { rotationInForce } from './read-policies.ts'
import { isWeaker } from './strength.ts'
import type { SecurityPolicies, TenantPolicy } from './types.ts'

type Patch = RecordPatch<SecurityPolicies>

/** The calls that save a policy, if the patch has it. */
type Part = (() => Promise<void>) | null | undefined

/** Throws if a policy would be weaker than the vendor's. */
export function refuseWeaker(value: SecurityPolicies | null, { mfa, passwordRotation: rotation }: Patch): void {
  const wanted = mfa?.enforceMFAType
  const isWeakMfa = wanted !== undefined && value?.mfa && isWeaker(wanted, value.mfa.least)
  const longest = value?.passwordRotation.longestPeriod ?? Number.POSITIVE_INFINITY
  const isEndless = rotation?.isActive === false && longest !== Number.POSITIVE_INFINITY
  if (!isWeakMfa && !isEndless && (rotation?.rotationPeriod ?? 0) <= longest) return
  throw new PorticoError(
    securityErrors.weakerThanVendor,
    'The application asks for more than that. Choose a policy that is at least as strong',
  )
}

/** Saves the policies of a patch, one after another. Repeating the same patch is safe. */
export async function writePolicies(api: Api, patch: Patch, signal: AbortSignal): Promise<void> {
  const { mfa, userLockout, passwordHistory, passwordRotation } = patch
  const parts: Readonly<Record<TenantPolicy, Part>> = {
    mfa: mfa && (() => savePolicy(mfaCalls(api), (present, vendor) => mfaBody(present, vendor, mfa), signal)),
    userLockout:
      userLockout &&
      (() => savePolicy(lockoutCalls(api), (present) => membersOf(usualLockout, present, onWire(userLockout)), signal)),
    passwordHistory:
      passwordHistory &&
      (() =>
        savePolicy(historyCalls(api), (present) => membersOf(usualHistory, present, onWire(passwordHistory)), signal)),
    passwordRotation: passwordRotation && (() => saveRotation(api, passwordRotation, signal)),
  }
  const sent = Object.values(parts).filter((part) => part !== null && part !== undefined)
  for (const [at, send] of sent.entries()) {
    try {
      await send()
    } catch (thrown) {
      signal.throwIfAborted()
      throw at === 0 ? thrown : partlySaved(securityErrors.securityPartlySaved, thrown)
    }
  }
}

/** The body of the policy. The begin is sent only to a provider that offers it, and stays the one in force if the patch has none. */
function mfaBody(present: WireMfaPolicy | null, vendor: WireMfaPolicy | null, patch: object) {
  const usual = present?.isPostponable ? { ...usualMfa, enforcedFrom: null } : usualMfa
  const inForce = { ...present, enforcedFrom: beginInForce(present, vendor) }
  return membersOf<components['schemas']['SaveMfaPolicy']>(usual, inForce, patch)
}

type WireMfaPolicy = components['schemas']['MfaPolicy']

/** The policy of the tenant has no id, and is created again with each save. */
async function saveRotation(api: Api, patch: object, signal: AbortSignal): Promise<void> {
  const [tenant, vendor] = await Promise.all([
    ifOffered(api.get(`${root}/password-rotation`, { signal })),
    ifOffered(api.get(`${root}/password-rotation/vendor`, { signal })),
  ])
  const body = membersOf(rotationInForce(vendor ?? {}, tenant ?? {}), null, patch)
  await api.post(`${root}/password-rotation`, { body, signal })
}

/** The members of a policy by their names on the wire. */
function onWire({ isEnabled, ...others }: { readonly isEnabled?: boolean | undefined }): object {
  return { ...others, ...(isEnabled !== undefined && { enabled: isEnabled }) }
}

const usualMfa = { enforceMFAType: 'DontForce' } as const
const usualLockout = { enabled: false, maxAttempts: 5 }
const usualHistory = { enabled: false, historySize: 3 }

/** The members of a body: those of the patch, over the present ones, over the usual ones. Further members are left out. */
function membersOf<Body extends object>(usual: Body, present: object | null, patch: object): Body {
  const given = Object.entries({ ...present, ...patch }).filter(([name]) => Object.hasOwn(usual, name))
  return { ...usual, ...Object.fromEntries(given) }
}
