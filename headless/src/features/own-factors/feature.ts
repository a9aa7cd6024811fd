import { type Client, type Feature, loadWhileSignedIn } from '../../client/index.ts'
import { emptyList } from '../../core/lists/list.ts'
import { listing } from '../../core/lists/listing.ts'
import { objectsIn, rowsIn } from '../../core/lists/rows-in.ts'
import type { Shape } from '../../core/shape.ts'
import { apiOf } from '../../http/api.ts'
import { ifBuilt } from '../../http/if-offered.ts'
import { pageWithin } from '../../http/paging.ts'
import type { Challenge } from '../../session/types.ts'
import type { OwnFactor, OwnFactorsActions, OwnFactorsAnswer, OwnFactorsState } from './types.ts'

/** The types of the members of {@link OwnFactor}. */
const ownFactorShape: Shape<OwnFactor> = { id: 'string', method: 'string', name: 'text', canRemove: 'flag' }

/** The second factors of the signed-in user, and the kinds that may be added. */
export const ownFactorsFeature: Feature<OwnFactorsState, OwnFactorsActions> = {
  name: 'own-factors',
  scope: 'user',
  source: 'admin-portal',
  reads: ['factors'],
  state: () => ({ ...emptyList({ pageSize: null }), addable: [] }),
  actions(tools) {
    const allow = tools.step(({ set }, addable: OwnFactorsState['addable']) => set({ addable }))
    return listing(
      tools,
      async (query, signal) => {
        const { rows, addable } = await readOwnFactors(tools.client, signal)
        signal.throwIfAborted()
        allow(addable)
        return pageWithin(rows, query, ['method', 'name'])
      },
      { resource: 'factors' },
    ).actions
  },
  start: loadWhileSignedIn,
}

/** Reads the second factors of the signed-in user from the provider. The state of `useOwnFactors` stays as it is. */
export async function readOwnFactors(client: Client, signal: AbortSignal): Promise<OwnFactorsAnswer> {
  const api = apiOf(client.api, { source: 'admin-portal' })
  const [devices, answer] = await Promise.all([
    api.get('/identity/resources/users/v1/mfa/devices', { signal }),
    ifBuilt(api.get('/identity/resources/configurations/v1/mfa/strategies', { signal })),
  ])
  const addable = objectsIn(answer?.strategies).flatMap(({ strategy, isActive }) =>
    isActive && isChanged(strategy) ? [strategy] : [],
  )
  return { rows: rowsOf(client, devices), addable }
}

function rowsOf(
  client: Client,
  { authenticators, phones, emails, webauthn }: Challenge['devices'],
): readonly OwnFactor[] {
  const row = (id: string, method: OwnFactor['method'], name: string) => ({
    id,
    method,
    name,
    canRemove: isChanged(method),
  })
  return [
    ...rowsIn(client, authenticators, ({ id }) => row(id, 'AuthenticatorApp', ''), ownFactorShape),
    ...rowsIn(client, phones, ({ id, phoneNumber }) => row(id, 'SMS', phoneNumber), ownFactorShape),
    ...rowsIn(client, emails, ({ email }) => row(email, 'EmailCode', email), ownFactorShape),
    ...rowsIn(client, webauthn, ({ id, deviceType, name }) => row(id, `WebAuthn${deviceType}`, name), ownFactorShape),
  ]
}

/** `true` for the kinds that a step adds and removes. A mail address is a factor in a sign-in only. */
function isChanged(method: string): boolean {
  return ['AuthenticatorApp', 'SMS', 'WebAuthnPlatform', 'WebAuthnCrossPlatform'].includes(method)
}
