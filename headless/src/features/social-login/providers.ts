import type { Client, Tools } from '../../client/index.ts'
import type { TaskCall } from '../../core/feature.ts'
import { type AnsweredList, objectsIn } from '../../core/lists/rows-in.ts'
import { membersIn } from '../../core/members-in.ts'
import type { components } from '../../http/contract.gen.ts'
import { isNotBuilt } from '../../http/if-offered.ts'
import type { SocialLoginActions, SocialLoginState, SocialProvider } from './types.ts'

/** The tools of every part of the social sign-in. */
export type SocialTools = Tools<SocialLoginState, SocialLoginActions>

/** Loads the providers to offer. */
export async function load({ client }: SocialTools, { set, signal }: TaskCall<SocialLoginState>): Promise<void> {
  set({ providers: await loadProviders(client, signal) })
}

/** The vendor's providers by name, then its own. A list that cannot be read is empty. */
export async function loadProviders(client: Client, signal: AbortSignal): Promise<readonly SocialProvider[]> {
  const [byName, custom] = await Promise.all([
    orNone(client.api.get('/identity/resources/sso/v2', { signal })),
    orNone(client.api.get('/identity/resources/sso/custom/v1', { signal }).then(({ providers }) => providers)),
  ])
  signal.throwIfAborted()
  const offered = byName.filter(({ active }) => active).map((row) => named(row, client))
  const own = custom.filter(({ active }) => active).map(customised)
  const all = [...offered.filter(({ authorizationUrl }) => authorizationUrl), ...own]
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index)

  function orNone<Row extends object>(reading: Promise<AnsweredList<Row>>): Promise<readonly Row[]> {
    return reading.then(objectsIn).catch((error: unknown) => {
      if (!signal.aborted && !isNotBuilt(error)) client.log.warn('Social providers could not be read.', error)
      return []
    })
  }
}

type Named = components['schemas']['SocialLoginConfigV2']
type Custom = components['schemas']['CustomSocialLoginConfigs']['providers'][number]

function named(row: Named, { log }: Client): SocialProvider {
  const {
    type,
    customised: isOwn,
    clientId,
    authorizationUrl,
    additionalScopes = [],
  } = membersIn(row, {
    string: ['clientId', 'authorizationUrl'],
  })
  const one = Object.hasOwn(known, type) ? known[type] : undefined
  if (!one) log.warn(`The social provider "${type}" is not known: it is offered by its id and address.`)
  return {
    id: type,
    name: one?.name ?? type,
    mode: 'social-login',
    authorizationUrl: (isOwn && clientId && one?.authorize) || (authorizationUrl ?? ''),
    clientId: isOwn ? (clientId ?? '') : '',
    scopes: [one?.scopes ?? [], additionalScopes].flat().join(' '),
  }
}

function customised(row: Custom): SocialProvider {
  const { id, displayName, authorizationUrl = '', clientId, scopes } = membersIn(row, { string: ['authorizationUrl'] })
  return { id, name: displayName, mode: 'custom-social-login', authorizationUrl, clientId, scopes }
}

/** Display name, authorization address and scopes of each provider, from the providers' documentation. */
const known: Readonly<
  Record<Named['type'], { readonly name: string; readonly authorize: string; readonly scopes: string }>
> = {
  microsoft: {
    name: 'Microsoft',
    authorize: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize?response_mode=query',
    scopes: 'openid profile email',
  },
  facebook: { name: 'Facebook', authorize: 'https://www.facebook.com/dialog/oauth', scopes: 'email' },
  google: {
    name: 'Google',
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth?include_granted_scopes=true',
    scopes: 'https://www.googleapis.com/auth/userinfo.profile https://www.googleapis.com/auth/userinfo.email',
  },
  github: { name: 'GitHub', authorize: 'https://github.com/login/oauth/authorize', scopes: 'read:user user:email' },
  slack: { name: 'Slack', authorize: 'https://slack.com/openid/connect/authorize', scopes: 'openid profile email' },
  apple: { name: 'Apple', authorize: 'https://appleid.apple.com/auth/authorize', scopes: 'openid' },
  linkedin: {
    name: 'LinkedIn',
    authorize: 'https://www.linkedin.com/oauth/v2/authorization',
    scopes: 'openid profile email',
  },
}
