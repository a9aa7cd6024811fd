import type { Api } from '../../../http/api-types.ts'
import type { components } from '../../../http/contract.gen.ts'
import { ifOffered } from '../../../http/if-offered.ts'

/** The calls of one policy that is created first and updated afterwards. */
export interface PolicyCalls<Policy, Body> {
  /** The policy of the tenant, or the vendor's if it has none. `null` if it is not offered. */
  readonly own: (signal: AbortSignal) => Promise<Policy | null>
  /** The policy of the vendor. `null` if it is not offered. */
  readonly vendor: (signal: AbortSignal) => Promise<Policy | null>
  readonly create: (body: Body, signal: AbortSignal) => Promise<unknown>
  readonly update: (body: Body & Identified, signal: AbortSignal) => Promise<unknown>
}

/** A record of the provider. */
export interface Identified {
  readonly id: string
}

/** The calls of second factors. */
export const mfaCalls = ({ get, post, patch }: Api): PolicyCalls<Wire['MfaPolicy'], Wire['SaveMfaPolicy']> => ({
  own: (signal) => ifOffered(get(`${root}/mfa-policy`, { signal })),
  vendor: (signal) => ifOffered(get(`${root}/mfa-policy/vendor`, { signal })),
  create: (body, signal) => post(`${root}/mfa-policy`, { body, signal }),
  update: (body, signal) => patch(`${root}/mfa-policy`, { body, signal }),
})

/** The calls of the lockout. */
export const lockoutCalls = (api: Api): PolicyCalls<Wire['LockoutPolicy'], Wire['SaveLockoutPolicy']> => ({
  own: (signal) => ifOffered(api.get(`${root}/lockout-policy`, { signal })),
  vendor: (signal) => ifOffered(api.get(`${root}/lockout-policy/vendor`, { signal })),
  create: (body, signal) => api.post(`${root}/lockout-policy`, { body, signal }),
  update: (body, signal) => api.patch(`${root}/lockout-policy`, { body, signal }),
})

/** The calls of former passwords. */
export const historyCalls = (
  api: Api,
): PolicyCalls<Wire['PasswordHistoryPolicy'], Wire['SavePasswordHistoryPolicy']> => ({
  own: (signal) => ifOffered(api.get(`${root}/password-history-policy`, { signal })),
  vendor: (signal) => ifOffered(api.get(`${root}/password-history-policy/vendor`, { signal })),
  create: (body, signal) => api.post(`${root}/password-history-policy`, { body, signal }),
  update: (body, signal) => api.patch(`${root}/password-history-policy`, { body, signal }),
})

/** Updates the policy of the tenant, or creates it: a policy of the vendor has no id of the tenant. */
export async function savePolicy<Policy extends Identified, Body>(
  { own, vendor, create, update }: PolicyCalls<Policy, Body>,
  bodyOf: (present: Policy | null, inherited: Policy | null) => Body,
  signal: AbortSignal,
): Promise<void> {
  // Another administrator may have changed the other members since they were loaded.
  const [present, inherited] = await Promise.all([own(signal), vendor(signal)])
  const body = bodyOf(present ?? inherited, inherited)
  const isOwn = present !== null && present.id !== inherited?.id
  await (isOwn ? update({ ...body, id: present.id }, signal) : create(body, signal))
}

/** The path of all policies. */
export const root = '/identity/resources/configurations/v1'

type Wire = components['schemas']
