import type { BulkInput, BulkResult, ListState, RowInput, WholeListActions } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { Secret } from '../../../core/secret.ts'

/** The kind of a token: a client id with a secret (`clientCredentials`), or a secret alone (`accessToken`). */
export type ApiTokenType = 'clientCredentials' | 'accessToken'

/** A token by which a program calls the API. Its secret is known only when it is created. */
export interface ApiToken {
  readonly id: string
  readonly type: ApiTokenType
  /** The id that a program sends with the secret; `null` for an access token. */
  readonly clientId: string | null
  /** Its use, in words of a user. */
  readonly description: string
  /** The tenant of the token; `null` if the provider does not name it. */
  readonly tenantId: string | null
  /** The roles of a token of the tenant. Empty for a personal one, which has those of its user. */
  readonly roleIds: readonly string[]
  /** The user who created a token of the tenant; `null` if the provider does not name one. */
  readonly createdByUserId: string | null
  /** The time it was created (ISO 8601); `null` if the provider does not name one. */
  readonly createdAt: string | null
  /** The time it expires (ISO 8601); `null` for never. An expired token stays in the list. */
  readonly expiresAt: string | null
  /** `true` if it had expired when the list was read. */
  readonly isExpired: boolean
  /** `true` if the provider can end it later, by `endIn`. */
  readonly isEndable: boolean
}

/** Tokens, the newest first. Both kinds are in one list. */
export interface ApiTokensState extends ListState<ApiToken> {}

export interface CreatePersonalApiTokenInput {
  readonly description: string
  /** Whole days, at least 1. Default `null`: the token never expires. */
  readonly expiresInDays?: number | null
  /** Whole minutes, at least 1, in place of days. */
  readonly expiresInMinutes?: number | null
}

export interface CreateApiTokenInput extends CreatePersonalApiTokenInput {
  /** The roles of the token. Default: none, so that it may do nothing yet. */
  readonly roleIds?: readonly string[]
}

/** A new token. The secret is in this value alone, and in no state. */
export interface CreatedApiToken {
  readonly id: string
  readonly type: ApiTokenType
  /** The id that a program sends with the secret; `null` for an access token. */
  readonly clientId: string | null
  readonly secret: Secret
}

/** The token of `endIn`, and when it ends. */
export interface EndApiTokenInput extends RowInput {
  /** Whole minutes until the token ends, at least 1. */
  readonly minutes: number
}

/** Actions on tokens. The list loads by itself while it is rendered and a user is signed in. */
export interface AnyApiTokensActions<Create extends CreatePersonalApiTokenInput> extends WholeListActions<ApiToken> {
  /**
   * Creates a token of the kind that the provider's settings name, and resolves to its secret. Fails with
   * `api-token-description-required` without a description, and with `api-token-expiry-invalid` for anything but whole days
   * or minutes.
   */
  create(input: Create): Promise<Outcome<CreatedApiToken>>
  /** Removes a token: programs that use it are refused from then on. Its row disappears at once and returns on refusal. */
  remove(input: RowInput): Promise<Outcome>
  /**
   * Ends a token that is `isEndable` after some minutes, such as one that another replaces. An earlier end stays. Its row changes
   * at once and back on refusal. Fails with `api-token-expiry-invalid` for anything but whole minutes.
   */
  endIn(input: EndApiTokenInput): Promise<Outcome>
  /** Removes several tokens, by default the selected ones. It succeeds although some fail, and returns both kinds. */
  removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>
}

/** Actions on the tokens of the tenant. */
export interface ApiTokensActions extends AnyApiTokensActions<CreateApiTokenInput> {}

/** Actions on the tokens of the signed-in user. */
export interface PersonalApiTokensActions extends AnyApiTokensActions<CreatePersonalApiTokenInput> {}
