import type { PermissionHolder } from '@portico/headless/provider'
import type { Audit } from '../core/audit-records.ts'
import type { CoreState } from '../core/state.ts'
import type { User } from '../core/users.ts'
import type { Scrypt } from '../crypto/password-hash.ts'
import type { Body } from '../http/body.ts'
import type { operations, vendorOperations } from '../openapi/operations.gen.ts'
import type { Holder } from '../tokens/authenticate.ts'
import type { RelyingParty } from './relying-party.ts'

type Operation = (typeof operations)[number]

/** The name of an operation of the contract. */
export type OperationId = Operation['id']

/** An operation whose callers need the permission of the contract. The vendor needs none. */
export type PermittedId = Exclude<Extract<Operation, { readonly permission: string }>['id'], VendorId>

type VendorId = (typeof vendorOperations)[number]

/** The caller of an operation: a person, the vendor, or neither. */
export interface Caller extends PermissionHolder {
  readonly person: Holder | null
  readonly isVendor: boolean
}

/** One request to an operation of the contract. `Owned` are the members of the state that the area owns. */
export interface Call<Owned = unknown> {
  readonly operation: OperationId
  readonly state: CoreState & Owned
  /** The emulator's time, in epoch milliseconds. */
  readonly now: number
  /** The emulator's time at present, for an answer that takes a while. */
  readonly clock: () => number
  readonly request: Request
  readonly url: URL
  /** The values of the path's parameters. */
  readonly path: Readonly<Record<string, string>>
  /** The members of a JSON body or of a form. */
  readonly body: Body
  /** The body as it was sent: a `FormData` for an operation with a file. */
  readonly sent: object
  readonly cookies: Readonly<Record<string, string>>
  /** The first part of nearly every path. */
  readonly prefix: string
  /** The ids of the operations that are answered, which are listed to clients; `null` for all, without a list. */
  readonly offers: readonly string[] | null
  /** Milliseconds that a spent refresh token stays valid. */
  readonly refreshGrace: number
  /** The client of identity providers; `null` without one. */
  readonly relyingParty: RelyingParty | null
  /** Calls the emulator itself, without a network. */
  readonly ownFetch: (request: Request) => Promise<Response>
  /** Sends a request to an identity provider. Rejects for an origin that `reach` of the options does not name. */
  readonly reach: (request: Request) => Promise<Response>
  /** Sends a request to a webhook. Rejects for an address that is neither the receiver's nor named by `reach`. */
  readonly deliver: (request: Request) => Promise<Response>
  /** Pages of an origin may call with cookies. */
  mayCall(origin: string): boolean
  /** The holder of the access token; `null` for an operation without one, and for the vendor. */
  readonly caller: Holder | null
  /** The call has the vendor's token. */
  readonly isVendor: boolean
  readonly scrypt: Scrypt
  /** The IP address of the caller. */
  readonly ip: string
  /** The address is a valid redirect: http or https, of an origin that may call. */
  mayLeadTo(address: string): boolean
  /** The signed-in caller. Refuses with 401 without one. */
  holder(): Holder
  /** The signed-in caller. Refuses with 403 if the caller lacks the permission. */
  require(permission: string): Holder
  /** Adds a cookie to the answer, refusals included. */
  setCookie(name: string, value: string, maxAge: number): void
  /** Writes a row of the audit log. */
  audit(by: { readonly user: User | null; readonly tenantId: string }, severity?: Audit['severity']): void
}

/** Answers an operation: a `Response`, JSON, or nothing for an empty answer. Throws a refusal. */
export type Handler<Owned = unknown> = (call: Call<Owned>) => unknown

/** The same for a caller who holds the operation's permission. */
export type HolderHandler<Owned = unknown> = (call: Call<Owned>, holder: Holder) => unknown

/** The handlers of an area, by operation. The dispatcher has asked for the permission before it calls one. */
export type Handlers<Owned = unknown> = Readonly<
  Partial<Record<PermittedId, HolderHandler<Owned>> & Record<Exclude<OperationId, PermittedId>, Handler<Owned>>>
>

/** An answer with status 201. */
export const created = (body: unknown): Response => Response.json(body, { status: 201 })
