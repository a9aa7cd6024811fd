import { isRecord } from '../core/record.ts'
import { claimsOf } from '../session/user.ts'
import { seal, unseal } from './seal.ts'
import type { KeptTokens } from './session-cookie.ts'
import type { Settings } from './settings.ts'

/**
 * The JSON of a body for a browser that may hold no token. Access tokens keep their claims and lose header and signature;
 * refresh tokens go. A token that is not that of the session, such as one for a sub-account, is sealed beside its claims: it
 * serves only together with the session cookie of the same person.
 */
export async function redacted(settings: Settings, body: unknown, session: KeptTokens | null): Promise<string> {
  return JSON.stringify(await without(body))

  async function without(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map(without))
    if (!isRecord(value)) return value
    const members = Object.entries(value).filter(([name]) => !refreshTokens.test(name))
    return Object.fromEntries(
      await Promise.all(members.map(async ([name, member]) => [name, await memberOf(name, member)])),
    )
  }

  async function memberOf(name: string, member: unknown): Promise<unknown> {
    if (!accessTokens.test(name) || typeof member !== 'string' || !isToken.test(member)) return without(member)
    const [, claims] = member.split('.')
    if (session) return `${mark}.${claims}.${mark}`
    const sealed = await seal({ token: member }, 'token', holderOf(member), settings.keys)
    return `${mark}.${claims}.${sealed.replaceAll('.', '~')}`
  }
}

/**
 * The token that a call of such a browser stands for: the one sealed in its bearer, if that belongs to the person of the
 * session, else the session's own.
 */
export async function tokenBehind(settings: Settings, authorization: string | null, own: string): Promise<string> {
  const sealed = new RegExp(`^Bearer ${mark}\\.[^.]*\\.(.+)$`).exec(authorization ?? '')?.[1] ?? ''
  const opened = await unseal(sealed.replaceAll('~', '.'), 'token', holderOf(own), settings.keys)
  return typeof opened?.['token'] === 'string' ? opened['token'] : own
}

function holderOf(token: string): string {
  return String(claimsOf(token)['sub'])
}

const mark = 'redacted'
const accessTokens = /^(?:access|id)(?:_t|T)oken$/
const refreshTokens = /^refresh(?:_t|T)oken$/
const isToken = /^[\w-]+\.[\w-]+\.[\w-]*$/
