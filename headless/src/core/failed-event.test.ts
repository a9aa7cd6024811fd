import { expect, it } from 'vitest'
import { type BareFeature, bareContainer } from '../../test/bare-container.ts'
import { PorticoError } from './errors.ts'
import type { FailedCall } from './events.ts'
import type { Outcome } from './outcome.ts'

interface Actions {
  send(input: { readonly email: string }): Promise<Outcome>
  begin(): void
}

function setUp(work: () => Promise<void>) {
  const feature: BareFeature<object, Actions> = {
    name: 'probe',
    scope: 'client',
    state: () => ({}),
    actions: ({ task, step }) => {
      const inner = task('single', work)
      return { send: task('single', work), begin: step(() => void inner()) }
    },
  }
  const { container, ports } = bareContainer()
  const failures: FailedCall[] = []
  container.on('failed', (failure) => failures.push(failure))
  return { container, failures, feature, lines: ports.lines }
}

const refusal = new PorticoError('ER-TAKEN', 'ada@acme.test has an account', { status: 409, traceId: 'abc' })
const input = { email: 'ada@acme.test' }

it('a call that fails is an event with feature, action, code, status and trace id, and with nothing else', async () => {
  const { container, failures, feature } = setUp(() => Promise.reject(refusal))
  await container.get(feature).actions.send(input)
  expect(failures).toEqual([{ feature: 'probe', action: 'send', code: 'ER-TAKEN', status: 409, traceId: 'abc' }])
})

it('the event does not have the key of a slice, which may be an id', async () => {
  const { container, failures, feature } = setUp(() => Promise.reject(refusal))
  await container.get(feature, { key: 'ada@acme.test' }).actions.send(input)
  expect(failures).toHaveLength(1)
  expect(JSON.stringify(failures)).not.toContain('ada')
})

it('a fault in the code of a feature is an event with the generic code', async () => {
  const { container, failures, feature } = setUp(() => Promise.reject(new TypeError('ada')))
  await container.get(feature).actions.send(input)
  expect(failures).toMatchObject([{ code: 'ER-ADMIN-PORTAL-GENERIC-ERROR', status: 500, traceId: undefined }])
})

it('the event of work that is no action has no action', async () => {
  const { container, failures, feature } = setUp(() => Promise.reject(refusal))
  container.get(feature).actions.begin()
  await expect.poll(() => failures).toMatchObject([{ feature: 'probe', action: '', code: 'ER-TAKEN' }])
})

it('a call that is joined fails once', async () => {
  const { container, failures, feature } = setUp(() => Promise.reject(refusal))
  const { send } = container.get(feature).actions
  await Promise.all([send(input), send(input)])
  expect(failures).toHaveLength(1)
})

it('a call that succeeds or is canceled is no failure', async () => {
  const { container, failures, feature } = setUp(async () => {})
  const { send } = container.get(feature).actions
  await send(input)
  const canceled = send(input)
  container.dispose()
  expect(await canceled).toMatchObject({ reason: 'canceled' })
  expect(failures).toEqual([])
})

it('a listener finds the failure in the state, and may call the action again', async () => {
  const { container, feature } = setUp(() => Promise.reject(refusal))
  const slice = container.get(feature)
  const seen: (string | undefined)[] = []
  const stop = container.on('failed', () => {
    seen.push(slice.getSnapshot().calls.send.error?.code)
    if (seen.length === 2) stop()
    else void slice.actions.send(input)
  })
  await slice.actions.send(input)
  await expect.poll(() => seen).toEqual(['ER-TAKEN', 'ER-TAKEN'])
})
