import { deepEqual, equal } from 'node:assert/strict'
import { operations } from '../openapi/operations.gen.ts'
import { type Flow, flows, people } from './flows.ts'
import { forgeriesOf, openVisitors, type Scene, type Visitor } from './scene.ts'

/** The provider of a conformance test, and the operations that it claims to answer. */
export interface ConformanceOptions {
  /** Opens a fresh provider, without people. */
  readonly openScene: () => Scene | Promise<Scene>
  /** The operations that the provider answers, such as `GET /flags`: all others must answer 501. */
  readonly answers: readonly string[]
}

/** A test of {@link conformance}, for any runner: `it(title, run)`. */
export interface ConformanceTest {
  readonly title: string
  /** The reason why the provider is not asked for it; `null` if it is. */
  readonly skipped: string | null
  /** Rejects with an `AssertionError` if the provider departs from the contract. */
  readonly run: () => Promise<void>
}

/**
 * Returns the tests of a provider: what it answers is what it lists, each permission of the contract is asked for, and each
 * flow whose operations it answers. Every exchange is checked against the schemas of the contract.
 *
 * @example
 * ```ts
 * import { conformance, type Scene } from '@portico/emulator/contract'
 * import { it } from 'vitest'
 *
 * declare function openScene(): Scene
 * const answers = ['GET /flags', 'POST /identity/resources/auth/v1/user']
 * for (const { title, skipped, run } of conformance({ openScene, answers })) if (skipped === null) it(title, run)
 * ```
 *
 * @see [Test a provider](../../../../docs/providers.md#test-a-provider)
 */
export function conformance({ openScene, answers }: ConformanceOptions): readonly ConformanceTest[] {
  const listed = new Set(answers)
  return [
    test('it answers the operations of its list, and 501 to all others', async ({ open }) => {
      const wrong: string[] = []
      for (const operation of all) {
        const { status } = await open().call(operation)
        const isWrong = (status !== 501) !== listed.has(operation) || (status >= 500 && status !== 501)
        if (operation !== list && isWrong) wrong.push(`${operation}: ${status}`)
      }
      deepEqual(wrong, [])
      const unknown = answers.filter((operation) => !all.includes(operation))
      deepEqual(unknown, [], 'The list has operations that the contract has not')
      const own = await open().call(list)
      if (own.status !== 501) deepEqual(new Set(textsIn(own.body['operations'])), new Set([list, ...answers]))
    }),
    test('nobody without a session, and no member without the permission, is answered', async ({ open }) => {
      const member = open()
      if (listed.has(signIn)) await member.signIn(people.ben)
      const [forged = ''] = forgeriesOf(member.token() || 'a.b.c')
      for (const { method, path, ...operation } of operations) {
        const name = nameOf({ method, path })
        if (!listed.has(name) || operation.anonymous || 'byCookie' in operation) continue
        equal((await open().call(name)).status, 401, `${name} without a session`)
        const headers = { authorization: `Bearer ${forged}` }
        equal((await open().call(name, { headers })).status, 401, `${name} with a token that is not signed`)
        if ('permission' in operation && listed.has(signIn))
          equal((await member.call(name)).status, 403, `${name} by a member without ${operation.permission}`)
      }
    }),
    ...flows.map((flow) => test(flow.title, flow.run, flow)),
  ]

  function test(
    title: string,
    run: (stage: { readonly scene: Scene; readonly open: () => Visitor }) => Promise<void>,
    flow?: Flow,
  ): ConformanceTest {
    const lacking = flow?.operations.find((operation) => !listed.has(operation))
    return {
      title,
      skipped: lacking === undefined ? null : `The provider does not answer ${lacking}`,
      async run() {
        const scene = await openScene()
        const absent = flow?.needs?.find((name) => !scene[name])
        if (absent)
          throw new TypeError(
            `The scene needs ${absent} for this flow: give it, or leave ${flow?.operations.at(-1)} out`,
          )
        for (const name of ['Acme', 'Globex']) await scene.addTenant({ name })
        for (const person of Object.values(people)) await scene.addUser(person)
        const { open, close } = openVisitors(scene)
        await run({ scene, open })
        close()
      },
    }
  }
}

/** The provider's own list, which it may have. */
const list = 'GET /portico/operations/v1'
const signIn = 'POST /identity/resources/auth/v1/user'
const textsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method.toUpperCase()} ${path}`
const all: readonly string[] = operations.map(nameOf)
