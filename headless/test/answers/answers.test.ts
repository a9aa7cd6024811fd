import { afterAll, beforeAll, expect, it } from 'vitest'
import { inShare } from '../../../test/share.ts'
import { genericErrorCode, PorticoError } from '../../src/core/errors.ts'
import { isRecord } from '../../src/core/record.ts'
import { type AnswerChange, answerChanges, changedAnswer } from './changed-answers.ts'
import { everyFeature } from './every-feature.ts'
import { arrangeAnswers } from './known-options.ts'
import { openRecordedProvider } from './recorded-provider.ts'
import { dataOf, listsLost, rowsLost, typesLost } from './shown-state.ts'

const me = 'admin@acme.test'
const provider = openRecordedProvider(me)
const options = arrangeAnswers(provider.emulator, me)
const loading = (await everyFeature()).flatMap((feature) => {
  const slice = provider.client.get(feature, options[feature.name] as undefined)
  const load: unknown = Reflect.get(slice.actions, 'load')
  return typeof load === 'function' ? [{ name: feature.name, slice, load }] : []
})

beforeAll(async () => void (await provider.client.start()))
afterAll(() => provider.client.dispose())

it.each(loading)(
  'a wrong place in an answer costs $name at most its row, with a line in the log',
  async ({ name, slice, load }) => {
    provider.record()
    expect(await load()).toMatchObject({ ok: true })
    const whole = dataOf(slice.getSnapshot())
    const answers = provider.answers()
    if (!withoutAnswer.includes(name)) expect(answers.size).toBeGreaterThan(0)
    for (const [call, answer] of answers)
      for (const change of inShare(share, answerChanges(answer)))
        expect(await faultsOf(call, change, answer), `${call}: ${change.place}`).toEqual([])

    async function faultsOf(call: string, change: AnswerChange, answer: unknown): Promise<readonly unknown[]> {
      const { isInRow } = change
      provider.takeLog()
      provider.change({ call, body: changedAnswer(answer, change) })
      const outcome: unknown = await load()
      provider.change(null)
      const log = provider.takeLog()
      const errors = log.filter((line) => line.startsWith('error'))
      if (!isRecord(outcome) || outcome['ok'] !== true)
        return [...errors, ...(isClear(outcome, 'rows' in whole && isInRow) ? [] : [outcome])]
      const now = dataOf(slice.getSnapshot())
      const lost = isInRow && !call.includes(assignments) ? rowsLost(whole, now) : 0
      return [
        ...errors,
        ...(lost > 1 ? [`${lost} rows are lost`] : []),
        ...(lost > 0 && log.length === 0 && !ofOthers.includes(name)
          ? ['A row is lost without a line in the log']
          : []),
        ...[...listsLost(whole, now), ...typesLost(whole, now)].filter((place) => !asItCame.test(place)),
      ]
    }
  },
)

/** One changed answer in so many, by the seed: all of them take a minute. */
const share = 10

/** Features whose `load` reads no JSON: a file, nothing at all, or what the emulator has only as a server. */
const withoutAnswer: readonly string[] = ['device', 'report-preview', 'security-center-reload', 'sso-test']

/** One row of this answer has the ids of all applications. */
const assignments = 'tenant-assignments'

/** `true` for a failure that the feature explains. A list does not fail because of one row. */
function isClear(outcome: unknown, isInList: boolean): boolean {
  const error = isRecord(outcome) ? outcome['error'] : undefined
  return error instanceof PorticoError && !isInList && error.code !== genericErrorCode
}

/** Places of states that have a part of an answer as it came: their public type is `unknown`, or that of the answer. */
const asItCame =
  /^\.(?:context|rows\.\d+\.(?:values|json|metadata|(?:schedule\.)?filters)|value\.(?:metadata|theme))[ .]/

/** Lists whose answers have rows of others, which are left out as a matter of course. */
const ofOthers: readonly string[] = ['domain-restrictions', 'own-activity', 'slack-events']
