import type { Ask } from './ask.ts'
import type { Code } from './codes/index.ts'

/** A difference between what was seen and what an application needs. */
export interface Finding {
  readonly code: Code
  /** What was seen, with its value. */
  readonly seen: string
}

/** The outcome of a check: its findings, or why it could not be made. */
export type Outcome = readonly Finding[] | { readonly skipped: string }

/** What is examined. */
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

/** What a check of the network has. */
export interface Examination {
  readonly subject: Subject
  /** The root of the provider. */
  readonly base: URL
  readonly ask: Ask
}

/** A check of the machine, or of what the application states. */
export interface LocalCheck {
  /** The name that the report shows. */
  readonly name: string
  readonly run: (subject: Subject, nodeVersion: string) => Outcome
}

/** A check of the network. */
export interface NetworkCheck {
  /** The name that the report shows. */
  readonly name: string
  readonly run: (examination: Examination) => Promise<Outcome>
}
