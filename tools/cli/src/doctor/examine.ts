import { type Ask, createAsk } from './ask.ts'
import { connectionCheck, isBeyondCalls, localChecks, networkChecks } from './checks/index.ts'
import type { Finding, NetworkCheck, Outcome, Subject } from './types.ts'

/** The machine that the doctor runs on. */
export interface Machine {
  readonly fetch: typeof fetch
  /** Epoch milliseconds. */
  readonly now: () => number
  /** The version of Node, such as `20.19.0`. */
  readonly nodeVersion: string
  /** Milliseconds until a call without an answer ends. */
  readonly timeout?: number
}

/** The findings of all checks, and the checks that were left out. */
export interface Report {
  readonly findings: readonly Finding[]
  /** Checks that could not be made, and why. */
  readonly skipped: readonly { readonly check: string; readonly reason: string }[]
  /** Names of the checks without a finding. */
  readonly passed: readonly string[]
}

/** Makes all checks that can be made. Never rejects. */
export async function examine(subject: Subject, { fetch, now, nodeVersion, timeout }: Machine): Promise<Report> {
  const ask = createAsk(fetch, now, timeout)
  const [address, ...rest] = localChecks.map(({ name, run }) => ({ name, outcome: run(subject, nodeVersion) }))
  const network = await networkOutcomes(subject, ask)
  return reportOf([...(address ? [address] : []), ...network, ...rest])
}

interface Made {
  readonly name: string
  readonly outcome: Outcome
}

async function networkOutcomes(subject: Subject, ask: Ask): Promise<readonly Made[]> {
  const { base } = subject
  const all = [connectionCheck, ...networkChecks]
  if (subject.given === null) return all.map(skippedBy('no --provider'))
  if (base === null || isBeyondCalls(subject)) return all.map(skippedBy('the address cannot be called'))
  const examination = { subject, base, ask }
  const connection = { name: connectionCheck.name, outcome: await connectionCheck.run(examination) }
  if (findingsIn(connection).length > 0) return [connection, ...networkChecks.map(skippedBy('the connection failed'))]
  const others = await Promise.all(
    networkChecks.map(async ({ name, run }) => ({ name, outcome: await run(examination) })),
  )
  return [connection, ...others]
}

function skippedBy(reason: string): (check: NetworkCheck) => Made {
  return ({ name }) => ({ name, outcome: { skipped: reason } })
}

function reportOf(made: readonly Made[]): Report {
  const findings = new Map(made.flatMap(findingsIn).map((finding) => [`${finding.code} ${finding.seen}`, finding]))
  return {
    findings: [...findings.values()],
    skipped: made.flatMap(({ name, outcome }) =>
      'skipped' in outcome ? [{ check: name, reason: outcome.skipped }] : [],
    ),
    passed: made.filter(({ outcome }) => !('skipped' in outcome) && outcome.length === 0).map(({ name }) => name),
  }
}

function findingsIn({ outcome }: Made): readonly Finding[] {
  return 'skipped' in outcome ? [] : outcome
}
