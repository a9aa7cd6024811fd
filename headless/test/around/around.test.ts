import { describe, expect, expectTypeOf, it } from 'vitest'
import { type Around, around } from '../../src/client/index.ts'
import { loginFeature } from '../../src/features/login/index.ts'
import { usersTableFeature } from '../../src/features/portal/users/feature.ts'
import { userFeature } from '../../src/features/portal/users/user.ts'
import { deferred } from '../bare-container.ts'
import { openApp, until } from '../open-app.ts'
import { openUsers } from '../open-users.ts'

const reason = 'The owner of the contract stays.'
const refused = { ok: false, reason: 'failed', error: { code: 'action-refused', message: reason } }

const openWith = (...handlers: readonly Around[]) => openUsers({}, { around: handlers })

describe('a handler before an action', () => {
  it('a refused action sends nothing, changes no row and fails with the reason; others go on', async () => {
    const { app, slice, names, idOf } = await openWith(
      around(usersTableFeature, {
        remove: { before: ({ input }) => (input.id === idOf('Mia Moreno') ? reason : undefined) },
      }),
    )
    const removals = () => app.called().filter((operation) => operation === 'deleteTeamMember')
    const removing = slice.actions.remove({ id: idOf('Mia Moreno') })
    expect(names()).toContain('Mia Moreno')
    expect(await removing).toMatchObject(refused)
    expect(slice.getSnapshot().calls.remove.error).toMatchObject(refused.error)
    expect(removals()).toEqual([])
    expect((await slice.actions.remove({ id: idOf('Rita Reader') })).ok).toBe(true)
    expect(removals()).toHaveLength(1)
    expect(names()).toContain('Mia Moreno')
  })

  it('an action waits for an answer that comes later, and is pending meanwhile', async () => {
    const answer = deferred<string | undefined>()
    const { slice, idOf, names } = await openWith(
      around(usersTableFeature, { remove: { before: () => answer.promise } }),
    )
    const removing = slice.actions.remove({ id: idOf('Mia Moreno') })
    expect(slice.getSnapshot().calls.remove.status).toBe('pending')
    expect(names()).toContain('Mia Moreno')
    answer.resolve(undefined)
    expect((await removing).ok).toBe(true)
    expect(names()).not.toContain('Mia Moreno')
  })

  it('a call that is canceled while the handler decides sends nothing', async () => {
    const answer = deferred<string | undefined>()
    const { app, slice, idOf } = await openWith(around(usersTableFeature, { remove: { before: () => answer.promise } }))
    const removing = slice.actions.remove({ id: idOf('Mia Moreno') })
    await app.client.session.logOut()
    expect(await removing).toEqual({ ok: false, reason: 'canceled' })
    answer.resolve(undefined)
    await app.client.api.get('/vendors/public').catch(() => {})
    expect(app.called()).not.toContain('deleteTeamMember')
  })

  it('the handler of a record receives the id from its options', async () => {
    const asked: unknown[] = []
    const { app, idOf } = await openWith(
      around(userFeature, {
        disable: {
          before(call) {
            expectTypeOf(call.options.id).toEqualTypeOf<string>()
            asked.push(call)
            return reason
          },
        },
      }),
    )
    const id = idOf('Mia Moreno')
    expect(await app.client.get(userFeature, { id }).actions.disable()).toMatchObject(refused)
    expect(asked).toEqual([{ feature: 'user', action: 'disable', input: undefined, options: { id } }])
  })

  it('an action whose code loads later is refused as well', async () => {
    const app = await openApp({
      around: [around(loginFeature, { submitEmail: { before: ({ input }) => `Not for ${input.email}` } })],
    })
    const login = app.client.get(loginFeature)
    expect(await login.actions.submitEmail({ email: 'ada@acme.test' })).toMatchObject({
      error: { message: 'Not for ada@acme.test' },
    })
    expect(app.sent('/prelogin')).toEqual([])
  })

  it('several handlers of one feature are asked in turn until one refuses', async () => {
    const asked: string[] = []
    const asking = (name: string, answer?: string) =>
      around(usersTableFeature, {
        remove: {
          before() {
            asked.push(name)
            return answer
          },
        },
      })
    const { slice, idOf } = await openWith(asking('one'), asking('two', reason), asking('three'))
    expect(await slice.actions.remove({ id: idOf('Mia Moreno') })).toMatchObject(refused)
    expect(asked).toEqual(['one', 'two'])
  })

  it('a handler that throws fails the call, with its error in the log', async () => {
    const { app, slice, idOf } = await openWith(
      around(usersTableFeature, {
        remove: {
          before() {
            throw new Error('A fault of the handler')
          },
        },
      }),
    )
    expect(await slice.actions.remove({ id: idOf('Mia Moreno') })).toMatchObject({ ok: false, reason: 'failed' })
    expect(app.ports.lines.join('\n')).toContain('A fault of the handler')
    expect(app.called()).not.toContain('deleteTeamMember')
  })
})

describe('a handler after an action', () => {
  it('receives the input and the outcome: a success, a failure, a refusal', async () => {
    const followed: unknown[] = []
    const { slice, idOf, fail } = await openWith(
      around(usersTableFeature, {
        remove: {
          before: ({ input }) => (input.id === idOf('Mia Moreno') ? reason : undefined),
          after: ({ input, outcome }) => followed.push([input.id, outcome.ok || outcome.reason]),
        },
      }),
    )
    const ids = ['Rita Reader', 'Lou Locked', 'Mia Moreno'].map(idOf)
    await slice.actions.remove({ id: ids[0] ?? '' })
    fail('deleteTeamMember')
    await slice.actions.remove({ id: ids[1] ?? '' })
    await slice.actions.remove({ id: ids[2] ?? '' })
    expect(followed).toEqual([
      [ids[0], true],
      [ids[1], 'failed'],
      [ids[2], 'failed'],
    ])
  })

  it('an error of the handler is logged, and the action has its outcome all the same', async () => {
    const { app, slice, idOf } = await openWith(
      around(usersTableFeature, {
        remove: {
          after() {
            throw new Error('A fault of the handler')
          },
        },
      }),
    )
    expect((await slice.actions.remove({ id: idOf('Mia Moreno') })).ok).toBe(true)
    await until(() => app.ports.lines.some((line) => line.includes('users-table.remove')))
  })
})

it('names, inputs and outcomes of handlers are those of the feature', () => {
  around(userFeature, {
    // @ts-expect-error there is no such action
    erase: {},
    save: {
      // @ts-expect-error the input has no such member
      before: ({ input }) => input.nmae,
    },
  })
})
