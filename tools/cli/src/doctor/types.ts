import type { Ask } from './ask.ts'
import type { Code } from './codes/index.ts'

/** A difference between the seen value and the needs of an application. */
export interface Finding {
  readonly code: Code
  /** The seen value, in words. */
  readonly seen: string
}

/** The outcome of a check: its findings, or why it could not be made. */
export type Outcome = readonly Finding[] | { readonly skipped: string }

/** The provider and the application that are examined. */
export interface Subject {
  /** The address of the provider as it was given; `null` if none was. */
  readonly given: string | null
  /** The root of the provider, without slash and prefix; `null` if the address is none. */
  readonly base: URL | null
  /** The origin of the application's pages; `null` if it was not named. */
  readonly origin: string | null
  readonly applicationId: string | null
  readonly clientId: string | null
  /** People sign in on the provider's page. */
  readonly isHosted: boolean
  /** Features whose scripts a policy has to allow. */
  readonly features: readonly string[]
  readonly account: Account | null
  readonly environment: EnvironmentFile | null
  /** The folder of the application. */
  readonly folder: string
}

/** The account that is signed in for the checks of the session. */
export interface Account {
  readonly email: string
  readonly password: string
}

/** A file of variables. */
export interface EnvironmentFile {
  readonly path: string
  readonly variables: Readonly<Record<string, string>>
}

/** The means of a check of the network. */
export interface Examination {
  readonly subject: Subject
  /** The root of the provider. */
  readonly base: URL
  readonly ask: Ask
}

/** A check of the machine or of the settings, without a call. */
export interface LocalCheck {
  /** The name that the report shows. */
  readonly name: string
  readonly run: (subject: Subject, nodeVersion: string) => Outcome
}

/** A check that calls the provider or the application. */
export interface NetworkCheck {
  /** The name that the report shows. */
  readonly name: string
  readonly run: (examination: Examination) => Promise<Outcome>
}
