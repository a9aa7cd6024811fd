import { describe, expect, it } from 'vitest'
import { fakeClock } from './fake-ports.ts'
import { maybeLate } from './late-answers.ts'

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const response = async (name: string) => new Response(name)

describe('a provider whose responses come late', () => {
  it('late responses come in another order than the requests, each to its own', async () => {
    const late = maybeLate(fakeClock(), true)
    const order: string[] = []
    const texts = names.map(async (name) => {
      const text = await (await late(response(name))).text()
      order.push(text)
      return text
    })
    expect(await Promise.all(texts)).toEqual(names)
    expect(order).not.toEqual(names)
  })

  it('the fake clock waits for late responses, and does not move meanwhile', async () => {
    const clock = fakeClock()
    const late = maybeLate(clock, true)
    const times: number[] = []
    for (const name of names) void late(response(name)).then(() => times.push(clock.elapsed()))
    await clock.advance(1000)
    expect(times).toEqual(names.map(() => 0))
  })

  it('a late response rejects with the reason of a signal that is aborted meanwhile', async () => {
    const aborter = new AbortController()
    const late = maybeLate(fakeClock(), true)
    const responses = names.map((name) => late(response(name), { signal: aborter.signal }))
    aborter.abort('enough')
    expect(await Promise.allSettled(responses)).toEqual(names.map(() => ({ status: 'rejected', reason: 'enough' })))
  })

  it('a late failure of the network is still a failure', async () => {
    const failure = Promise.reject(new TypeError('Failed to fetch'))
    await expect(maybeLate(fakeClock(), true)(failure)).rejects.toThrow('Failed to fetch')
  })

  it('a response that is not late remains as it is', () => {
    const soon = response('a')
    expect(maybeLate(fakeClock(), false)(soon)).toBe(soon)
  })
})
