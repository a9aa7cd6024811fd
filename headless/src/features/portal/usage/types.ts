import type {
  AccountUsage,
  FeatureUsage,
  SeatUsage,
  SecondStepUsage,
  TokenUsage,
  UsageBucket,
  UsageStep,
  UsageTotals,
  WayUsage,
} from '../../../client/index.ts'
import type { RecordState } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { CalendarDays, LastDays } from '../audits/index.ts'

/** A period: the last days with today, or days of the calendar. An empty end is today. At most the last 366 days of it are read. */
export type UsagePeriod = LastDays | CalendarDays

/** The usage of a period. A member is `null` if it is not counted. */
export interface Usage {
  /** The first day that was counted, as `YYYY-MM-DD`. */
  readonly from: string
  /** The last day, included. It is never after today. */
  readonly to: string
  readonly step: UsageStep
  readonly hasSubAccounts: boolean
  /** The seats of the own account, now. */
  readonly members: SeatUsage | null
  /** Members with a second factor, now. */
  readonly secondStep: SecondStepUsage | null
  readonly totals: UsageTotals
  /** The same number of days before, with their totals. */
  readonly before: UsageBucket | null
  /** The parts of the period, oldest first. */
  readonly buckets: readonly UsageBucket[]
  readonly signInWays: readonly WayUsage[] | null
  readonly tokens: readonly TokenUsage[] | null
  /** The features that the plan of the own account limits. */
  readonly features: readonly FeatureUsage[] | null
  /** The accounts of the sum, the own one first; `null` unless they were asked for. */
  readonly accounts: readonly AccountUsage[] | null
}

/** The usage of the tenant. `value` is `null` until it is loaded; it stays while another period is read. */
export interface UsageState extends RecordState<Usage> {
  /** The period that was chosen last. Default: the last 30 days. */
  readonly period: UsagePeriod
  /** The length of a part. Default `day`. */
  readonly step: UsageStep
  /** `true` if the accounts below are added. Default `false`. */
  readonly hasSubAccounts: boolean
  /** `false` if the provider has no numbers, and the application gives none; `null` until it is known. */
  readonly isOffered: boolean | null
}

/** Options of `useUsage`. They change nothing that is read. */
export interface UsageOptions {
  /** Keeps the period and the step in the address of the page, as parameters that begin with this name. Default: they are not there. */
  readonly address?: string
}

/** The names of the columns of the file of {@link UsageActions.exportCsv}, and of its parts. */
export interface UsageWords {
  /** The headings, in order: part, name, from, to, value, before, limit. */
  readonly headings: readonly string[]
  /** Returns the name of a part, or of a row in it, such as `activePeople` or the way `password`. Default: the name itself. */
  readonly nameOf?: (name: string) => string
}

/** The input of {@link UsageActions.exportCsv}. */
export interface ExportUsageInput {
  /** The name of the file. Default `usage.csv`. */
  readonly fileName?: string
  /** The words of the file. Default: English. */
  readonly words?: UsageWords
}

/** A file with the numbers of the page. */
export interface UsageFile {
  readonly name: string
  readonly content: Blob
}

export interface SetUsagePeriodInput {
  readonly period: UsagePeriod
}

export interface SetUsageStepInput {
  readonly step: UsageStep
}

export interface SetSubAccountsInput {
  readonly isIncluded: boolean
}

/**
 * Actions on the usage. It loads by itself while it is rendered and a user is signed in. The provider asks for the permission
 * `fe.usage.read`, and for `fe.account-hierarchy.read.subAccount` beside it for the accounts below. Each change reads the usage
 * again: `calls.load` is the state of that.
 */
export interface UsageActions {
  /** Reads the usage of the same period again. */
  load(): Promise<Outcome>
  /** Reads the usage of another period. */
  setPeriod(input: SetUsagePeriodInput): void
  /** Reads the usage in parts of another length. */
  setStep(input: SetUsageStepInput): void
  /** Adds the accounts below, or leaves them out. */
  setSubAccounts(input: SetSubAccountsInput): void
  /** Makes a file of the numbers that are shown, as CSV. A text that a spreadsheet would run as a formula begins with an apostrophe. */
  exportCsv(input?: ExportUsageInput): Promise<Outcome<UsageFile>>
}

/** The offer of numbers about usage, by the provider or the application. */
export interface UsageOfferState {
  /** `null` until it is known. */
  readonly isOffered: boolean | null
}

/** Options of `useUsageOffer`. They hold from the first use of its key. */
export interface UsageOfferOptions {
  /** `false` asks nothing, and keeps `isOffered` at `null`. */
  readonly isAsked: boolean
}

/** The actions of `useUsageOffer`. The offer loads by itself while it is rendered and a user is signed in. */
export interface UsageOfferActions {
  /** Asks the provider for it again. */
  load(): Promise<Outcome>
}
