import type { Container } from '../core/client.ts'
import type { components } from '../http/contract.gen.ts'
import { startUpFeature } from './feature.ts'
import type { StartUpActions, StartUpEvents, StartUpHost } from './types.ts'

/** A sign-in method beside the main one. */
export type SecondaryStrategy = components['schemas']['SecondaryAuthStrategy']

/** The policy's value for a sign-in method; `undefined` while the policy loads. */
export function knownStrategy(client: PolicyHost, strategy: SecondaryStrategy): boolean | undefined {
  const { policy, calls } = client.get(startUpFeature).getSnapshot()
  const ways = policy.strategies?.secondaryAuthStrategies
  if (ways) return ways.some((one) => one.strategy === strategy && one.isActive)
  // After a failed load there is no later answer.
  return calls.loadPolicy.status === 'idle' || calls.loadPolicy.status === 'pending' ? undefined : false
}

/** As {@link knownStrategy}, after the policy has loaded. */
export async function isStrategyActive(client: PolicyHost, strategy: SecondaryStrategy): Promise<boolean> {
  const known = knownStrategy(client, strategy)
  if (known !== undefined) return known
  await client.startUp.loadPolicy()
  return knownStrategy(client, strategy) ?? false
}

/** The part of the client that reads the policy. */
interface PolicyHost extends Pick<Container<StartUpHost, StartUpEvents>, 'get'> {
  readonly startUp: Pick<StartUpActions, 'loadPolicy'>
}
