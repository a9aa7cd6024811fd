import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { anySignal } from '../../../core/any-signal.ts'
import { PorticoError } from '../../../core/errors.ts'
import { partlySaved } from '../../../core/lists/list-bulk.ts'
import { type RecordPatch, singleRecord } from '../../../core/lists/single-record.ts'
import type { Api } from '../../../http/api-types.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import { securityErrors } from './errors.ts'
import { allPolicies, type SecurityPolicies, tenantPolicies } from './policies/policies.ts'
import { type Policy, root } from './policies/policy.ts'
import type { SecurityPoliciesActions, SecurityPoliciesState } from './types.ts'

/** The policies of the tenant. */
export const securityPoliciesFeature: Feature<SecurityPoliciesState, SecurityPoliciesActions> = {
  name: 'security-policies',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['security-policies'],
  state: () => ({ value: null }),
  actions(tools) {
    const { client } = tools
    return singleRecord<SecurityPolicies>(tools, {
      resource: 'security-policies',
      read: (signal) => readPolicies(client.api, signal),
      async write(patch, signal) {
        try {
          await writePolicies(client.api, patch, signal)
        } catch (thrown) {
          // A part may be saved.
          client.changed(['security-policies'])
          throw thrown
        }
      },
      check: refuseWeaker,
    })
  },
  start: loadWhileSignedIn,
}

/** Reads all policies side by side. Many users may read only some of them, and many providers offer only some. */
async function readPolicies(api: Api, signal: AbortSignal): Promise<SecurityPolicies> {
  const general = ifOffered(api.get(root, { signal }))
  const reading = Object.entries(allPolicies).map(async ([name, { read }]) => {
    // Node warns of more than ten calls with one signal.
    return { [name]: await read({ api, signal: anySignal([signal]), general }) }
  })
  return Object.assign({}, ...(await Promise.all(reading)))
}

/** Saves the policies of a patch, one after another. */
async function writePolicies(api: Api, patch: Patch, signal: AbortSignal): Promise<void> {
  for (const [at, { policy, change }] of changesIn(patch).entries()) {
    try {
      await policy.save(api, change, signal)
    } catch (thrown) {
      signal.throwIfAborted()
      throw at === 0 ? thrown : partlySaved(securityErrors.securityPartlySaved, thrown)
    }
  }
}

/** Throws if a policy would be weaker than the vendor's. */
function refuseWeaker(value: SecurityPolicies | null, patch: Patch): void {
  const isWeak = changesIn(patch).some(({ name, policy, change }) => {
    const present: object | null = value && Reflect.get(value, name)
    return present && policy.isWeaker?.(present, change)
  })
  if (!isWeak) return
  throw new PorticoError(
    securityErrors.weakerThanVendor,
    'The application asks for more than that. Choose a policy that is at least as strong',
  )
}

type Patch = RecordPatch<SecurityPolicies>

/** The policies that a patch changes, each with its members of the patch. */
function changesIn(patch: Patch) {
  return Object.entries<Policy<object | null>>(tenantPolicies).flatMap(([name, policy]) => {
    const change: object | null | undefined = Reflect.get(patch, name)
    return change ? [{ name, policy, change }] : []
  })
}
