import type { Container } from '../core/client.ts'
import type { components } from '../http/contract.gen.ts'
import { type StartUpHost, startUp } from './feature.ts'
import type { StartUpActions, StartUpEvents } from './types.ts'

/** A way in beside the main one. */
export type SecondaryStrategy = components['schemas']['SecondaryAuthStrategy']

/** Whether a way in is open by the public policy; `undefined` while that is still to be read. */
export function knownStrategy(client: PolicyHost, strategy: SecondaryStrategy): boolean | undefined {
  const { policy, calls } = client.get(startUp).getSnapshot()
  const ways = policy.strategies?.secondaryAuthStrategies
  if (ways) return ways.some((one) => one.strategy === strategy && one.isActive)
  // What could not be read will not come either.
  return calls.loadPolicy.status === 'idle' || calls.loadPolicy.status === 'pending' ? undefined : false
}

/** As {@link knownStrategy}, once it has been read. */
export async function isStrategyActive(client: PolicyHost, strategy: SecondaryStrategy): Promise<boolean> {
  const known = knownStrategy(client, strategy)
  if (known !== undefined) return known
  await client.startUp.loadPolicy()
  return knownStrategy(client, strategy) ?? false
}

/** A client, as far as the policy goes. */
interface PolicyHost extends Pick<Container<StartUpHost, StartUpEvents>, 'get'> {
  readonly startUp: Pick<StartUpActions, 'loadPolicy'>
}
