import type { BulkInput, BulkResult, ListState, RowInput, WholeListActions } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'

/** `ALLOW`: a list admits its entries alone. `BLOCK`: it admits everything else. */
export type RestrictionType = 'ALLOW' | 'BLOCK'

/** An IP address, or a network of them, on a list of the tenant. */
export interface IpRestriction {
  readonly id: string
  /** An address of IPv4 or IPv6, or a network as `address/length`. */
  readonly ip: string
  /** The list that has it. */
  readonly strategy: RestrictionType
  /** An entry that is not active counts as none. */
  readonly isActive: boolean
  /** Empty without one. */
  readonly description: string
  /** A time in ISO 8601 format. */
  readonly createdAt: string
  /** A time in ISO 8601 format. */
  readonly updatedAt: string
}

/** The use of the lists of addresses. */
export interface IpRestrictionConfig {
  /** `true` if the list of `strategy` is checked at every sign-in and every call. */
  readonly isActive: boolean
  readonly strategy: RestrictionType
}

/** The address of this browser, as the provider sees it. */
export interface OwnAddress {
  readonly ip: string
  /** `true` if the list of the configuration admits it, also while that list is not in use. */
  readonly isAdmitted: boolean
}

/**
 * The list of addresses that the configuration names, the first 4 of them at first. The filter `strategy` shows another list:
 * `ALLOW` or `BLOCK`.
 */
export interface IpRestrictionsState extends ListState<IpRestriction> {
  /** `null` until it is loaded. */
  readonly config: IpRestrictionConfig | null
  /** `null` until it is loaded, and if the provider does not know it. */
  readonly ownAddress: OwnAddress | null
}

/** An entry to add to a list of addresses. */
export interface NewIpRestriction {
  /** An address, or a network as `address/length`. */
  readonly ip: string
  /** Default: none. */
  readonly description?: string
}

export interface AddIpRestrictionInput extends NewIpRestriction {
  /** The list. Default: that of the configuration. */
  readonly strategy?: RestrictionType
  /** Default `true`. */
  readonly isActive?: boolean
}

/** The input of {@link IpRestrictionsActions.addMany}. */
export interface AddIpRestrictionsInput {
  readonly entries: readonly NewIpRestriction[]
  /** The list. Default: that of the configuration. */
  readonly strategy?: RestrictionType
}

/** The result of {@link IpRestrictionsActions.addMany}. */
export interface AddedIpRestrictions {
  /** The addresses that were added. */
  readonly added: readonly string[]
  /** The addresses that were on the list already, or that the input had before. */
  readonly listed: readonly string[]
}

export interface AddOwnAddressInput {
  /** Default: none. */
  readonly description?: string
  /** `false` adds the entry alone. Default `true`: the allow list is then in use. */
  readonly activate?: boolean
}

/**
 * Actions on the lists of addresses. They load by themselves while they are rendered and a user is signed in. No action shuts
 * out the address of this browser: each is checked before it is sent, one after another.
 */
export interface IpRestrictionsActions extends WholeListActions<IpRestriction> {
  /**
   * Changes the configuration. Fails with `ip-not-allowed` or `ip-blocked` if the list that would be in use does not admit the
   * address of this browser.
   */
  save(patch: Partial<IpRestrictionConfig>): Promise<Outcome>
  /**
   * Adds an entry. Fails with `ip-address-invalid`, and with `ip-blocks-own` if the block list is in use and would contain the
   * address of this browser.
   */
  add(input: AddIpRestrictionInput): Promise<Outcome>
  /** Adds many entries in one request, without those that the list has already. Fails like `add`, and adds none then. */
  addMany(input: AddIpRestrictionsInput): Promise<Outcome<AddedIpRestrictions>>
  /** Adds the address of this browser to the allow list, checks that the list admits it, and puts the list in use. */
  addOwnAddress(input?: AddOwnAddressInput): Promise<Outcome>
  /**
   * Removes an entry. Its row disappears at once and returns on refusal. Fails with `ip-admits-own` if the allow list is in use
   * and no other entry admits the address of this browser.
   */
  remove(input: RowInput): Promise<Outcome>
  /** Removes several entries, by default the selected ones. It succeeds although some fail, and returns both kinds. */
  removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>
}

/** An e-mail domain on a list of the tenant. */
export interface DomainRestriction {
  readonly id: string
  readonly domain: string
  /** The list that has it. */
  readonly type: RestrictionType
}

/** The use of the lists of domains. */
export interface DomainRestrictionConfig {
  /** `true` if the list of `listType` is checked when people are invited or sign up. */
  readonly isActive: boolean
  /** `true` refuses free mail, such as that of Gmail. */
  readonly isPublicDomainBlocked: boolean
  readonly listType: RestrictionType
}

/** The list of domains that the configuration names. The filter `type` shows another list: `ALLOW` or `BLOCK`. */
export interface DomainRestrictionsState extends ListState<DomainRestriction> {
  /** `null` until it is loaded. */
  readonly config: DomainRestrictionConfig | null
}

export interface AddDomainRestrictionInput {
  /** A domain such as `acme.test`; an `@` before it is left out. */
  readonly domain: string
  /** The list. Default: that of the configuration. */
  readonly type?: RestrictionType
}

/** Actions on the lists of domains. They load by themselves while they are rendered and a user is signed in. */
export interface DomainRestrictionsActions extends WholeListActions<DomainRestriction> {
  /** Changes the configuration. People who have access keep it. */
  save(patch: Partial<DomainRestrictionConfig>): Promise<Outcome>
  /** Adds a domain. Fails with `email-domain-invalid`. */
  add(input: AddDomainRestrictionInput): Promise<Outcome>
  /** Removes a domain. Its row disappears at once and returns on refusal. */
  remove(input: RowInput): Promise<Outcome>
  /** Removes several domains, by default the selected ones. It succeeds although some fail, and returns both kinds. */
  removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>
}
