import { renameSync } from 'node:fs'
import { createTestClient, demoPassword } from '@portico/emulator/testing'
import type { Outcome } from '../../src/core/outcome.ts'
import { loginFeature } from '../../src/features/login/feature.ts'
import { mfaFeature } from '../../src/features/mfa/feature.ts'
import { stepUpFeature } from '../../src/features/step-up/feature.ts'
import { sessionFeature } from '../../src/session/feature.ts'
import { startUpFeature } from '../../src/startup/feature.ts'

/** The result of one try to use a part of the application. */
export interface Attempt {
  /** The code of its error, or `null` if there is none. */
  readonly code: string | null
  /** The state after it. */
  readonly shown: unknown
}

/** Prepares the use of a part that loads on demand. Returns a function that tries it. */
type Journey = () => Promise<() => Promise<Attempt>>

const journeys: Readonly<Record<string, Journey>> = {
  async email() {
    const slice = createTestClient(quiet).client.get(loginFeature)
    return async () => ({
      code: codeOf(await slice.actions.submitEmail({ email: 'admin@acme.test' })),
      shown: slice.getSnapshot().step.name,
    })
  },
  async password() {
    const { client } = createTestClient(quiet)
    const slice = client.get(loginFeature)
    await slice.actions.submitEmail({ email: 'admin@acme.test' })
    return async () => {
      const code = codeOf(await slice.actions.submitPassword({ password: demoPassword }))
      // A signed-in user can have steps before the last one, which are checked first.
      if (!code) await new Promise<void>((resolve) => slice.subscribe(resolve))
      return { code, shown: [slice.getSnapshot().step.name, client.get(sessionFeature).getSnapshot().status] }
    }
  },
  async stepUp() {
    const { client } = createTestClient({ ...quiet, signedInAs: 'mfa@acme.test' })
    await client.get(sessionFeature).actions.refresh()
    const slice = client.get(stepUpFeature)
    return async () => ({
      code: codeOf(await slice.actions.begin()),
      shown: [slice.getSnapshot().step.name, client.get(mfaFeature).getSnapshot().step.name],
    })
  },
  async session() {
    const { client } = createTestClient({ ...quiet, signedInAs: 'admin@acme.test' })
    const slice = client.get(sessionFeature)
    return async () => ({
      code: codeOf(await slice.actions.refresh()),
      shown: [slice.getSnapshot().status, slice.getSnapshot().user?.email ?? null],
    })
  },
  async start() {
    const { client } = createTestClient(quiet)
    const slice = client.get(startUpFeature)
    let told = 0
    client.on('loaded', () => {
      told += 1
    })
    return async () => {
      const code = codeOf(await slice.actions.load())
      const { status, metadata } = slice.getSnapshot()
      return { code, shown: { status, told, hasMetadata: metadata !== null, isFlagOn: await client.isFlagOn('beta') } }
    }
  },
}

const quiet = { logLevel: 'silent' } as const

function codeOf(outcome: Outcome<unknown>): string | null {
  if (outcome.ok) return null
  return outcome.reason === 'failed' ? outcome.error.code : outcome.reason
}

/** Runs the journey twice: without the file, and with it again. */
async function travel(name: string, file: string): Promise<readonly Attempt[]> {
  const attempt = await journeys[name]?.()
  if (!attempt) throw new Error(`There is no journey called "${name}"`)
  renameSync(file, `${file}.away`)
  const without = await attempt()
  renameSync(`${file}.away`, file)
  return [without, await attempt()]
}

const [journey = '', part = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await travel(journey, part)))
