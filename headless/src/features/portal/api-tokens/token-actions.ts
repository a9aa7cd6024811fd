import type { Client } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import type { ActionTools } from '../../../core/feature.ts'
import { listing } from '../../../core/lists/listing.ts'
import { unlessGone } from '../../../core/unless-gone.ts'
import { shownLine } from '../../../core/visible-text.ts'
import { pageWithin } from '../../../http/paging.ts'
import type { Resource } from '../../../resources/resource.ts'
import type { TokenCalls } from './token-calls.ts'
import type {
  AnyApiTokensActions,
  ApiTokensState,
  ApiTokenType,
  CreatePersonalApiTokenInput,
  EndApiTokenInput,
} from './types.ts'

/** The codes of errors that `apiTokens` and `personalApiTokens` make themselves. Their meaning is in their guide. */
const apiTokenErrors = {
  apiTokenDescriptionRequired: 'api-token-description-required',
  apiTokenExpiryInvalid: 'api-token-expiry-invalid',
} as const

/** The kinds of all tokens that were read, by id: each kind is removed by a path of its own. */
export interface TokenMemory {
  types: ReadonlyMap<string, ApiTokenType>
}

/** The members that every creating call has. */
interface CommonBody {
  readonly description: string
  readonly expiresInMinutes: number | null
}

/** The parts in which the tokens of a user and of the tenant differ. */
export interface TokenActionsOptions<Input, Body> {
  readonly resource: Resource
  readonly calls: TokenCalls<Body>
  /** The body of a creating call. */
  readonly bodyOf: (common: CommonBody, input: Input) => Body
}

/** The actions on the tokens of one level. */
export function tokenActions<Input extends CreatePersonalApiTokenInput, Body>(
  tools: ActionTools<Client, ApiTokensState, AnyApiTokensActions<Input>, TokenMemory>,
  { resource, calls, bodyOf }: TokenActionsOptions<Input, Body>,
): AnyApiTokensActions<Input> {
  const { client, memory } = tools
  const list = listing(
    tools,
    async (query, signal) => {
      const now = client.ports.clock.now()
      const tokens = (await calls.list(signal)).map((token) => ({
        ...token,
        isExpired: token.expiresAt !== null && Date.parse(token.expiresAt) <= now,
      }))
      memory().types = new Map(tokens.map(({ id, type }) => [id, type]))
      return pageWithin(tokens, query, ['description', 'id'])
    },
    { resource },
  )
  const typeOf = (id: string) => memory().types.get(id) ?? 'clientCredentials'
  const remove = (id: string, signal: AbortSignal) => unlessGone(calls.remove(typeOf(id), id, signal))
  return {
    ...list.actions,
    create: list.creating(async (input: Input, signal) => {
      const common = commonBody(input)
      return calls.create(await typeToCreate(client, signal), bodyOf(common, input), signal)
    }),
    endIn: list.changing(
      (token, { minutes }) => ({
        ...token,
        expiresAt: earlier(token.expiresAt, client.ports.clock.now() + minutes * minute),
      }),
      ({ id, minutes }: EndApiTokenInput, signal) => calls.endIn(typeOf(id), id, minutes, signal),
      (_, { minutes }) => checkCount(minutes),
    ),
    remove: list.removing(({ id }, signal) => remove(id, signal)),
    removeMany: list.inBulk(() => null, remove),
  }
}

/** The kind that the provider's settings name. A kind that is new to the library is created as credentials. */
async function typeToCreate({ api }: Client, signal: AbortSignal): Promise<ApiTokenType> {
  const settings = await api.get('/identity/resources/configurations/v1/public', { signal })
  return settings.machineToMachineAuthStrategy === 'AccessToken' ? 'accessToken' : 'clientCredentials'
}

function commonBody({ description: given, expiresInDays, expiresInMinutes }: CreatePersonalApiTokenInput): CommonBody {
  const description = shownLine(given)
  if (description === '')
    throw new PorticoError(apiTokenErrors.apiTokenDescriptionRequired, 'Describe what the token is for')
  const count = expiresInMinutes ?? expiresInDays ?? null
  if (count === null) return { description, expiresInMinutes: null }
  checkCount(count)
  return { description, expiresInMinutes: expiresInMinutes ?? count * minutesOfDay }
}

function checkCount(count: number): void {
  if (Number.isSafeInteger(count) && count >= 1) return
  throw new PorticoError(
    apiTokenErrors.apiTokenExpiryInvalid,
    'Enter whole days or minutes, at least 1, or null for never',
  )
}

/** The earlier of an end and a time in epoch milliseconds. */
function earlier(end: string | null, time: number): string {
  return end !== null && Date.parse(end) <= time ? end : new Date(time).toISOString()
}

const minute = 60_000

const minutesOfDay = 1440
