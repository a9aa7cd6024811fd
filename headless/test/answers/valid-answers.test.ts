import { afterAll, beforeAll, expect, it } from 'vitest'
import { createContractCheck } from '../../../providers/emulator/src/openapi/check.ts'
import { inShare } from '../../../test/share.ts'
import { genericErrorCode, PorticoError } from '../../src/core/errors.ts'
import { isRecord } from '../../src/core/record.ts'
import { type AnswerChange, answerChanges, changedAnswer } from './changed-answers.ts'
import { everyFeature } from './every-feature.ts'
import { arrangeAnswers } from './known-options.ts'
import { openRecordedProvider } from './recorded-provider.ts'
import { dataOf, rowsLost } from './shown-state.ts'

const me = 'admin@acme.test'
const provider = openRecordedProvider(me)
const options = arrangeAnswers(provider.emulator, me)
const violationsOf = createContractCheck()
const loading = (await everyFeature()).flatMap((feature) => {
  const slice = provider.client.get(feature, options[feature.name] as undefined)
  const load: unknown = Reflect.get(slice.actions, 'load')
  return typeof load === 'function' ? [{ name: feature.name, slice, load }] : []
})

beforeAll(async () => void (await provider.client.start()))
afterAll(() => provider.client.dispose())

it.each(loading)(
  'an answer that the contract allows, or with a new value of an enum, costs $name no row and no line in the log',
  async ({ slice, load }) => {
    provider.record()
    expect(await load()).toMatchObject({ ok: true })
    const whole = dataOf(slice.getSnapshot())
    for (const [call, answer] of provider.answers()) {
      const changes = answerChanges(answer).filter(
        (change) => !isKey(change) && mayCome(call, changedAnswer(answer, change)),
      )
      for (const change of inShare(share, changes))
        expect(await lossOf(call, change, answer), `${call}: ${change.place}`).toEqual([])
    }

    async function lossOf(call: string, change: AnswerChange, answer: unknown): Promise<readonly unknown[]> {
      provider.takeLog()
      provider.change({ call, body: changedAnswer(answer, change) })
      const outcome: unknown = await load()
      provider.change(null)
      const log = provider.takeLog().filter((line) => /left out|read as empty|^error/.test(line))
      if (!isRecord(outcome) || outcome['ok'] !== true) return isClear(outcome) ? log : [outcome, ...log]
      const lost = change.isInRow && !ofOthers.test(call) ? rowsLost(whole, dataOf(slice.getSnapshot())) : 0
      return lost > 0 ? [...log, `${lost} rows are lost`] : log
    }
  },
)

/** `true` for a place that a row is found by: without it there is no row, or it is a row of others. */
function isKey({ at }: AnswerChange): boolean {
  return keys.has(String(at.at(-1)))
}

const keys = new Set(['id', '_id', 'tenantId', 'appId', 'clientId', 'eventKey', 'key', 'email', 'type'])

/** `true` for an answer that the contract allows, but for values of its enums. */
function mayCome(call: string, body: unknown): boolean {
  const [, method = 'GET', path = ''] = /^(?:([A-Z]+) )?(\S+)/.exec(call) ?? []
  const request = { method, url: `http://localhost${path}`, contentType: 'application/json', body: '' }
  return violationsOf(request, { status: 200, contentType: 'application/json', body: JSON.stringify(body) ?? '' })
    .filter(({ part }) => part !== 'request' && part !== 'query')
    .every(({ reason }) => reason.includes('allowed values'))
}

/** `true` for a failure that the feature explains. */
function isClear(outcome: unknown): boolean {
  const error = isRecord(outcome) ? outcome['error'] : undefined
  return error instanceof PorticoError && error.code !== genericErrorCode && error.code !== 'unreadable-answer'
}

/** Answers whose members choose the rows, which are those of another answer. */
const ofOthers = /tenant-assignments|slack/

/** One changed answer in so many, by the seed: all of them take ten seconds. */
const share = 4
