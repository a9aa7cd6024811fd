import {
  ErrorCode,
  type EvaluationContext,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
} from '@openfeature/web-sdk'
import type { Client } from '../client/index.ts'
import { entitlementsFeature, judge } from '../features/entitlements/index.ts'
import { sessionFeature } from '../session/index.ts'
import { startUpFeature } from '../startup/index.ts'

/**
 * A provider for the OpenFeature web SDK, based on the signed-in user's entitlements. A flag key is a feature key,
 * otherwise the name of a provider's flag. The evaluation context becomes the custom attributes of rules. Create the
 * client with `entitlements: true`.
 *
 * Reasons: `TARGETING_MATCH` for a feature, `STATIC` for a flag. The reason of a refusal is in the flag's
 * metadata as `justification`. Features are boolean; another type is a `TYPE_MISMATCH`.
 *
 * @example
 * ```ts
 * import { OpenFeature } from '@openfeature/web-sdk'
 *
 * await OpenFeature.setProviderAndWait(createOpenFeatureProvider(client))
 * ```
 */
export function createOpenFeatureProvider(client: Client): Provider {
  const events = new OpenFeatureEventEmitter()
  const [who, what, flags] = [client.get(sessionFeature), client.get(entitlementsFeature), client.get(startUpFeature)]
  let stops: readonly (() => void)[] = []

  return {
    metadata: { name: 'Portico' },
    runsOn: 'client',
    events,
    async initialize() {
      const changed = () => events.emit(ProviderEvents.ConfigurationChanged)
      stops = [who, what, flags].map((slice) => slice.subscribe(changed))
      await client.start()
      await settled()
    },
    async onClose() {
      for (const stop of stops) stop()
    },
    onContextChange: () => {},
    resolveBooleanEvaluation: (key, otherwise, context) => feature(key, otherwise, context),
    resolveStringEvaluation: mismatch,
    resolveNumberEvaluation: mismatch,
    resolveObjectEvaluation: mismatch,
  }

  function feature(key: string, otherwise: boolean, context: EvaluationContext): ResolutionDetails<boolean> {
    const known = { session: who.getSnapshot(), entitlements: what.getSnapshot(), now: client.ports.clock.now() }
    if (Object.hasOwn(known.entitlements.context?.features ?? {}, key)) {
      const { isEntitled, justification } = judge(known, { featureKey: key }, context)
      const flagMetadata = justification === null ? {} : { justification }
      return { value: isEntitled, reason: 'TARGETING_MATCH', flagMetadata }
    }
    const named = { ...flags.getSnapshot().flags, ...client.options.flags }
    if (Object.hasOwn(named, key)) return { value: named[key] === 'on', reason: 'STATIC' }
    const { error, isPending } = judge(known, { featureKey: key })
    if (isPending) return failed(otherwise, ErrorCode.PROVIDER_NOT_READY, 'Entitlements have not been read yet')
    return failed(otherwise, ErrorCode.FLAG_NOT_FOUND, error?.message ?? `There is no feature and no flag named ${key}`)
  }

  /** Resolves after the session and the entitlements have loaded. */
  function settled(): Promise<void> {
    const isSettled = () => {
      const { status, user } = who.getSnapshot()
      return status !== 'restoring' && (user === null || what.getSnapshot().status !== 'loading')
    }
    return new Promise((resolve) => {
      const look = () => {
        if (!isSettled()) return
        for (const stop of waits) stop()
        resolve()
      }
      const waits = [who, what].map((slice) => slice.subscribe(look))
      look()
    })
  }
}

function mismatch<Value>(key: string, otherwise: Value): ResolutionDetails<Value> {
  return failed(otherwise, ErrorCode.TYPE_MISMATCH, `${key} is yes or no: ask for a boolean`)
}

function failed<Value>(value: Value, errorCode: ErrorCode, errorMessage: string): ResolutionDetails<Value> {
  return { value, reason: 'ERROR', errorCode, errorMessage }
}
