import type { ServerSession } from '@portico/headless/server'

/** The user of a session, by the claims of the token. */
export interface FronteggUserSession {
  readonly sub: string
  readonly name: string
  readonly email: string
  readonly email_verified: boolean
  readonly profilePictureUrl: string | undefined
  readonly roles: string[]
  readonly permissions: string[]
  readonly tenantId: string
  readonly tenantIds: string[]
  readonly metadata: unknown
  readonly type: string | undefined
  readonly customClaims: Record<string, unknown>
  readonly iat: number
  readonly exp: number
  readonly aud: string
  readonly iss: string
}

/** The token of a session. The refresh token never leaves the server. */
export interface FronteggUserTokens {
  readonly accessToken: string
}

/** A session as Frontegg's functions for servers return it. */
export interface FronteggNextJSSession extends FronteggUserTokens {
  readonly user: FronteggUserSession
}

/** Returns a session of Portico in the shape of Frontegg's. `undefined` without one. */
export function formerShapeOf(session: ServerSession | null): FronteggNextJSSession | undefined {
  if (!session) return undefined
  const { user } = session
  const { claims } = user
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : undefined)
  const number = (name: string) => (typeof claims[name] === 'number' ? claims[name] : 0)
  const tenantIds = claims['tenantIds']
  return {
    accessToken: session.accessToken,
    user: {
      sub: text('sub') ?? user.id,
      name: user.name,
      email: user.email,
      email_verified: user.isEmailVerified,
      profilePictureUrl: user.profilePictureUrl,
      roles: user.roles.map(({ key }) => key),
      permissions: [...user.permissions],
      tenantId: user.tenantId,
      tenantIds: Array.isArray(tenantIds) ? tenantIds.filter((one) => typeof one === 'string') : [user.tenantId],
      metadata: claims['metadata'],
      type: text('type'),
      customClaims: { ...user.customData },
      iat: number('iat'),
      exp: number('exp'),
      aud: text('aud') ?? '',
      iss: text('iss') ?? '',
    },
  }
}
