import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settle } from '../../../test/fake-ports.ts'
import { type App, until } from '../../../test/open-app.ts'
import { giveStepUp, openSteppingUp, stepUpOf } from '../../../test/open-step-up.ts'
import { createAuthorizedFetch } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import { stepUpFeature } from './feature.ts'
import { stepUpDemandOf, withStepUp } from './with-step-up.ts'

const challenge = 'Bearer error="insufficient_user_authentication", max_age="60"'
const demanding = () => new Response(null, { status: 401, headers: { 'www-authenticate': challenge } })

async function openAttended(): Promise<App> {
  const app = await openSteppingUp()
  stepUpOf(app).attend()
  return app
}

/** Returns a call of the application that demands a step-up until the user has completed one. */
function payOuts(app: App) {
  const made: string[] = []
  const call = withStepUp(app.client, async (to: string) => {
    made.push(to)
    return app.client.session.getAccessToken().then((token) => (isProof(token) ? new Response(to) : demanding()))
  })
  return { made, call }
}

const isProof = (token: string | null) => atob(token?.split('.')[1] ?? '').includes('multi-factor')

describe('a call that demands a step-up', () => {
  it('a call that demands a step-up is repeated after the step-up, and once only', async () => {
    const app = await openAttended()
    const { made, call } = payOuts(app)
    const answer = call('Ann')
    await giveStepUp(app)
    expect(await (await answer).text()).toBe('Ann')
    expect(made).toEqual(['Ann', 'Ann'])
    expect(stepUpOf(app)).toMatchObject({ demand: null, rounds: 1, lastRound: 'met' })
    expect(app.ports.page.moves).toEqual([])
  })

  it('shares its dialog with all that demand one meanwhile', async () => {
    const app = await openAttended()
    const { made, call } = payOuts(app)
    const answers = ['a', 'b', 'c', 'd', 'e'].map((to) => call(to))
    await giveStepUp(app)
    expect(await Promise.all(answers.map(async (answer) => (await answer).text()))).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(made).toHaveLength(10)
    expect(app.called().filter((operation) => operation === 'generateStepUpSession')).toHaveLength(1)
  })

  it('needs no second dialog where its demand comes late', async () => {
    const app = await openAttended()
    let answerLate: (answer: Response) => void = () => {}
    let calls = 0
    const late = withStepUp(app.client, () => {
      calls += 1
      return calls === 1
        ? new Promise<Response>((resolve) => (answerLate = resolve))
        : Promise.resolve(new Response('late'))
    })()
    const { call } = payOuts(app)
    const early = call('early')
    await giveStepUp(app)
    await early
    answerLate(demanding())
    expect(await (await late).text()).toBe('late')
    expect(stepUpOf(app).rounds).toBe(1)
  })

  it('a call that demands a step-up again is passed through', async () => {
    const app = await openAttended()
    const answer = withStepUp(app.client, async () => demanding())()
    await giveStepUp(app)
    expect((await answer).status).toBe(401)
    expect(stepUpOf(app)).toMatchObject({ demand: null, rounds: 1 })
  })

  it('rejects with all others where it is given up', async () => {
    const app = await openAttended()
    const { made, call } = payOuts(app)
    const answers = Promise.allSettled([call('a'), call('b')])
    await until(() => stepUpOf(app).step.name === 'secondFactor')
    stepUpOf(app).cancel()
    for (const answer of await answers) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'step-up-canceled' } })
    }
    expect(made).toEqual(['a', 'b'])
  })

  it('rejects where the person signs out instead', async () => {
    const app = await openAttended()
    const answer = payOuts(app)
      .call('a')
      .catch((error: unknown) => error)
    await until(() => stepUpOf(app).step.name === 'secondFactor')
    await app.client.session.logOut()
    expect(await answer).toMatchObject({ code: 'step-up-canceled' })
  })

  it('rejects where the client ends', async () => {
    const app = await openAttended()
    const asked = stepUpOf(app).ask({})
    app.client.dispose()
    expect(await Promise.race([asked, settle()])).toEqual({ ok: false, reason: 'canceled' })
  })

  it('rejects where the dialog leaves the page', async () => {
    const app = await openSteppingUp()
    const leave = stepUpOf(app).attend()
    const answer = payOuts(app)
      .call('a')
      .catch((error: unknown) => error)
    await until(() => stepUpOf(app).demand !== null)
    leave()
    leave()
    expect(await answer).toMatchObject({ code: 'step-up-canceled' })
  })

  it('a call that demands a step-up is passed through if no dialog attends to it', async () => {
    const app = await openSteppingUp()
    expect((await payOuts(app).call('a')).status).toBe(401)
  })

  it('stays waiting where the step-up could not be begun, until that works', async () => {
    const app = await openAttended()
    app.provider.emulator.faults.add({ operation: 'generateStepUpSession', kind: 'status', status: 400, times: 1 })
    const answer = payOuts(app).call('a')
    await until(() => stepUpOf(app).step.name === 'failed')
    expect(app.ports.page.moves).toEqual([])
    void stepUpOf(app).begin()
    await giveStepUp(app)
    expect((await answer).status).toBe(200)
  })

  it('asks for the age of the demand', async () => {
    const app = await openAttended()
    void withStepUp(app.client, async () => demanding())().catch(() => {})
    await until(() => stepUpOf(app).demand !== null)
    expect(stepUpOf(app).demand).toEqual({ maxAge: 60 })
    stepUpOf(app).cancel()
  })
})

describe('a fetch with the access token', () => {
  it('asks for no new token where a step-up is demanded, and goes on with that of the step-up', async () => {
    const app = await openAttended()
    const tokens: (string | null)[] = []
    const ports = app.client.ports
    const bodies: string[] = []
    const fetch: typeof globalThis.fetch = async (input) => {
      if (input instanceof Request) bodies.push(await input.clone().text())
      const token = (input instanceof Request ? input.headers.get('authorization') : null)?.slice(7) ?? null
      tokens.push(token)
      return isProof(token) ? new Response('paid') : demanding()
    }
    const client = Object.assign(Object.create(app.client), { ports: { ...ports, fetch } })
    const before = app.called().length
    const answer = withStepUp(
      app.client,
      createAuthorizedFetch(client),
    )(new Request('http://localhost:5173/api/payouts', { method: 'POST', body: 'draft' }))
    await giveStepUp(app)
    expect(await (await answer).text()).toBe('paid')
    expect(tokens).toHaveLength(2)
    expect(bodies).toEqual(['draft', 'draft'])
    expect(app.called().slice(before)).not.toContain('refreshToken')
  })
})

describe('a demand', () => {
  const response = demanding()
  it.each([
    ['an answer', response],
    ['an error with an answer', Object.assign(new Error('401'), { response })],
    ['an error caused by an answer', new Error('401', { cause: response })],
    ['an error of ours caused by one', new PorticoError('failed', 'x', { cause: response })],
    ['an answer with headers as a record', { headers: { 'www-authenticate': challenge } }],
    ['an error of ours', new PorticoError('step-up-required', 'x', { context: { maxAge: 60 } })],
  ])('a step-up demand is read from %s', (_, answer) => {
    expect(stepUpDemandOf(answer)).toEqual({ maxAge: 60 })
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'insufficient_user_authentication'],
    ['another answer', new Response(null, { status: 401 })],
    ['another error', new PorticoError('network', 'x')],
    ['data', { headers: 1 }],
  ])('a step-up demand is not read from %s', (_, answer) => {
    expect(stepUpDemandOf(answer)).toBeNull()
  })
})

describe('any number of calls, answers, step-ups and cancels in any order', () => {
  type Happening = { readonly kind: 'call' | 'demand' | 'answer' | 'meet' | 'cancel'; readonly which: number }
  const happening: fc.Arbitrary<Happening> = fc.record({
    kind: fc.constantFrom('call', 'call', 'demand', 'demand', 'answer', 'meet', 'cancel'),
    which: fc.nat(9),
  })

  it('settle each call once, repeat it at most once, and show one dialog at a time', { timeout: 60_000 }, async () => {
    const app = await openAttended()
    const { emulator } = app.provider
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 25 }), async (happenings) => {
        emulator.arrange(({ sessions }) => {
          for (const session of sessions) session.amr = ['pwd']
        })
        const calls: { made: number; settled: number; answers: ((answer: Response) => void)[] }[] = []
        const begun = () => app.called().filter((operation) => operation === 'generateStepUpSession').length
        const [roundsBefore, begunBefore] = [stepUpOf(app).rounds, begun()]
        let dialogs = stepUpOf(app).demand === null ? 0 : 1
        const unsubscribe = watchDialogs(app, () => dialogs++)
        const tell = (which: number, answer: Response) => {
          const open = calls.filter(({ answers }) => answers.length > 0)
          open[which % (open.length || 1)]?.answers.shift()?.(answer)
        }
        for (const { kind, which } of happenings) {
          if (kind === 'call') {
            const one = { made: 0, settled: 0, answers: [] as ((answer: Response) => void)[] }
            calls.push(one)
            const done = () => void one.settled++
            withStepUp(app.client, () => {
              one.made += 1
              return new Promise<Response>((resolve) => one.answers.push(resolve))
            })().then(done, done)
          }
          if (kind === 'demand') tell(which, demanding())
          if (kind === 'answer') tell(which, new Response())
          if (kind === 'cancel' && stepUpOf(app).demand) stepUpOf(app).cancel()
          if (kind === 'meet' && stepUpOf(app).demand) {
            await until(() => stepUpOf(app).demand === null || stepUpOf(app).step.name === 'secondFactor')
            if (stepUpOf(app).demand) await giveStepUp(app)
            emulator.arrange(({ sessions }) => {
              for (const session of sessions) session.amr = ['pwd']
            })
          }
          await settle()
        }
        // Pending requests are answered, and open demands are canceled.
        for (let turn = 0; turn < 4; turn++) {
          for (const { answers } of calls) for (const answer of answers.splice(0)) answer(new Response())
          if (stepUpOf(app).demand) stepUpOf(app).cancel()
          await settle()
        }
        unsubscribe()
        for (const { made, settled } of calls) {
          expect(settled).toBe(1)
          expect(made).toBeLessThanOrEqual(2)
        }
        expect(dialogs).toBe(stepUpOf(app).rounds - roundsBefore)
        expect(begun() - begunBefore).toBeLessThanOrEqual(dialogs)
      }),
      { seed: 7, numRuns: 40 },
    )
  })
})

/** Counts every dialog that opens. */
function watchDialogs(app: App, opened: () => void): () => void {
  let wasOpen = false
  return app.client.get(stepUpFeature).subscribe(() => {
    const isOpen = stepUpOf(app).demand !== null
    if (isOpen && !wasOpen) opened()
    wasOpen = isOpen
  })
}
