import { describe, expect, it } from 'vitest'
import { type BareFeature, bareContainer, type Deferred, deferred, reasonOf } from '../../test/bare-container.ts'
import type { Outcome } from './outcome.ts'

interface CountActions {
  one(): Promise<Outcome>
  other(): Promise<Outcome>
}

function open() {
  const answers: Deferred<void>[] = []
  const feature: BareFeature<{ readonly status: string }, CountActions> = {
    name: 'count',
    scope: 'client',
    state: () => ({ status: 'ready' }),
    actions({ task }) {
      const read = (status: string) =>
        task<void>(
          'latest',
          ({ meanwhile }) => {
            meanwhile({ status })
            const answer = deferred()
            answers.push(answer)
            return answer.promise
          },
          { group: 'read' },
        )
      return { one: read('one'), other: read('other') }
    },
  }
  return { answers, slice: bareContainer().container.get(feature) }
}

describe('tasks of one group', () => {
  it('supersede each other', async () => {
    const { slice, answers } = open()
    const one = slice.actions.one()
    const other = slice.actions.other()
    answers[1]?.resolve()
    expect([reasonOf(await one), reasonOf(await other)]).toEqual(['canceled', 'ok'])
  })

  it('remove the error of each other', async () => {
    const { slice, answers } = open()
    const one = slice.actions.one()
    answers[0]?.reject(new Error('no'))
    await one
    expect(slice.getSnapshot().calls.one.status).toBe('failed')
    void slice.actions.other()
    expect(slice.getSnapshot()).toMatchObject({ error: null, calls: { one: { status: 'idle', error: null } } })
  })
})

describe('a patch shown meanwhile', () => {
  it.each([true, false])('a temporary patch is removed when the call has ended, with success: %s', async (isGood) => {
    const { slice, answers } = open()
    const one = slice.actions.one()
    expect(slice.getSnapshot().status).toBe('one')
    if (isGood) answers[0]?.resolve()
    else answers[0]?.reject(new Error('no'))
    await one
    expect(slice.getSnapshot().status).toBe('ready')
  })

  it('a temporary patch is removed when the call is superseded', () => {
    const { slice } = open()
    void slice.actions.one()
    void slice.actions.other()
    expect(slice.getSnapshot().status).toBe('other')
  })
})
