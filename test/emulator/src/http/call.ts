import type { Scrypt } from '../auth/password-hash.ts'
import type { operations } from '../contract/operations.gen.ts'
import type { RelyingParty } from '../sso/relying-party.ts'
import type { Audit } from '../state/records.ts'
import type { Session, State, Tenant, User } from '../state/types.ts'
import type { Body } from './body.ts'

/** The name of an operation of the contract. */
export type OperationId = (typeof operations)[number]['id']

/** Who a call is made by: the holder of a valid access token. */
export interface Holder {
  readonly user: User
  readonly tenant: Tenant
  readonly session: Session
  /** The keys of the permissions held in the tenant; they may hold `*`. */
  readonly permissions: readonly string[]
}

/** One request to an operation of the contract, and what its handler may do. */
export interface Call {
  readonly operation: OperationId
  readonly state: State
  /** The emulator's time, in epoch milliseconds. */
  readonly now: number
  readonly request: Request
  readonly url: URL
  /** What the holes of the path are filled with. */
  readonly path: Readonly<Record<string, string>>
  readonly body: Body
  readonly cookies: Readonly<Record<string, string>>
  /** The first part of nearly every path. */
  readonly prefix: string
  /** Milliseconds for which a spent refresh token is still taken. */
  readonly refreshGrace: number
  /** Speaks to identity providers, or `null` where this one cannot. */
  readonly relyingParty: RelyingParty | null
  /** Reaches what the emulator itself serves, without a network. */
  readonly ownFetch: (request: Request) => Promise<Response>
  /** Whether pages of an origin may call with cookies. */
  mayCall(origin: string): boolean
  /** Who calls, or `null` if the operation asks for no token, or got the vendor's. */
  readonly caller: Holder | null
  /** Whether a server of the application calls, with the vendor's token. */
  readonly isVendor: boolean
  /** Hashes passwords. */
  readonly scrypt: Scrypt
  /** The IP address of the caller. */
  readonly ip: string
  /** Whether people may be sent to an address: http or https, of an origin that may call. */
  mayLeadTo(address: string): boolean
  /** Who calls; refuses with 401 where nobody is signed in. */
  holder(): Holder
  /** Refuses with 403 where the holder lacks a permission. */
  require(permission: string): Holder
  /** Sends a cookie with the answer, whatever the answer is. */
  setCookie(name: string, value: string, maxAge: number): void
  /** Writes down that something was done. */
  audit(by: { readonly user: User | null; readonly tenantId: string }, severity?: Audit['severity']): void
}

/** Answers an operation: a `Response`, or what is sent as JSON with status 200; `undefined` is an empty answer. */
export type Handler = (call: Call) => unknown

/** Handlers by the operations they answer. Every folder exports one such table. */
export type Handlers = Readonly<Partial<Record<OperationId, Handler>>>

/** An answer with status 201. */
export const created = (body: unknown): Response => Response.json(body, { status: 201 })
