import { malformed, Refusal, refusalAnswer } from '@portico/headless/provider'
import type { Arranging } from '../arrange/arranging.ts'
import type { Application } from '../calls/dispatch.ts'
import type { Fault } from '../calls/faults.ts'
import { captchaActions } from '../captcha/captcha.ts'
import { isSame } from '../crypto/password-hash.ts'
import { type Body, flag, integer, oneOf, only, optionalText, readBody, text, texts } from '../http/body.ts'
import { isRecord } from '../http/json.ts'
import { readState } from '../state/read-state.ts'
import type { Emulator } from '../types.ts'
import { serveEntitlements } from './entitlements.ts'

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The header that carries the token of the control routes where the listener is not loopback. */
const controlTokenHeader = 'x-portico-emulator-token'

/** The access to the control routes. */
export interface ControlGuard {
  /** The token they ask for, or `null` for none. */
  readonly token: string | null
  /** Other machines reach the listener. */
  readonly isExposed: boolean
}

/** Serves `/__emulator/*`, the routes for tests. Throws if they would be open to other machines without a token. */
export function serveControl(app: Application, emulator: Emulator, { token, isExposed }: ControlGuard): void {
  if (token === '' || (isExposed && token === null)) {
    throw new Error('The control routes would be open to other machines: give a controlToken that is not empty')
  }
  app.use('/__emulator/*', async (context, next) => {
    const { headers, url } = context.req.raw
    if (!isLocal(headers, url, isExposed)) {
      const text = 'The control routes answer this machine only: the Host or Origin of the call is foreign'
      return refusalAnswer(new Refusal(403, 'ER-CONTROL-FOREIGN', text))
    }
    if (token !== null && !isSame(headers.get(controlTokenHeader) ?? '', token)) {
      return refusalAnswer(new Refusal(401, 'ER-CONTROL-TOKEN', `Send the emulator's token in ${controlTokenHeader}`))
    }
    return next()
  })

  serveEntitlements(app, emulator)
  serveCaptcha(app, emulator)
  serveArranging(app, emulator)
  app.get('/__emulator/outbox', (context) => {
    const to = context.req.query('to')
    return context.json(emulator.outbox().filter((message) => to === undefined || message.to === to))
  })
  app.get('/__emulator/slack-messages', (context) => context.json(emulator.slackMessages()))
  app.get('/__emulator/received', (context) => context.json(emulator.received()))
  app.post('/__emulator/actor-tokens', async (context) => {
    const email = text(await readBody(context.req.raw), 'email')
    return context.json({ actorToken: emulator.actorToken(email) }, 201)
  })
  app.get('/__emulator/clock', (context) => context.json({ now: emulator.now() }))
  app.post('/__emulator/clock', async (context) => {
    const body = await readBody(context.req.raw)
    if (body['advance'] !== undefined && body['set'] !== undefined) throw malformed('Give advance or set, not both')
    if (body['advance'] !== undefined) emulator.advance(integer(body, 'advance', 0, longestMove))
    else emulator.setTime(integer(body, 'set', 0, latestTime))
    return context.json({ now: emulator.now() })
  })
  app.get('/__emulator/faults', (context) => context.json(emulator.faults.list()))
  app.post('/__emulator/faults', async (context) => {
    const body = await readBody(context.req.raw)
    emulator.faults.add(faultOf(body))
    return context.json(emulator.faults.list())
  })
  app.delete('/__emulator/faults', (context) => {
    emulator.faults.clear()
    return context.body(null, 204)
  })
  app.post('/__emulator/reset', (context) => {
    emulator.reset()
    return context.body(null, 204)
  })
  app.post('/__emulator/seed', async (context) => {
    const { seed } = await readBody(context.req.raw, largestSeed)
    if (seed === 'demo' || seed === 'empty') emulator.reset(seed)
    else if (isRecord(seed)) emulator.reset(readState(seed))
    else throw malformed('seed must be "demo", "empty" or a state')
    return context.body(null, 204)
  })
  app.get('/__emulator/journal', (context) => context.json(emulator.journal.entries()))
  app.delete('/__emulator/journal', (context) => {
    emulator.journal.clear()
    return context.body(null, 204)
  })
  app.get('/__emulator/state', (context) =>
    context.body(emulator.snapshotText(), 200, { 'content-type': 'application/json' }),
  )
}

const largestSeed = 2 ** 28

const longestMove = 10 * 365 * 24 * 3_600_000

const latestTime = Date.UTC(2100, 0, 1)

function faultOf(body: Body): Fault {
  const operation = text(body, 'operation')
  const kind = oneOf(body, 'kind', ['status', 'delay', 'drop', 'brokenBody'] as const)
  const content = optionalText(body, 'body')
  return {
    operation,
    kind,
    ...(body['times'] !== undefined && { times: integer(body, 'times', 1, 1_000_000) }),
    ...(body['after'] !== undefined && { after: integer(body, 'after', 0, 1_000_000) }),
    ...(body['status'] !== undefined && { status: integer(body, 'status', 200, 599) }),
    ...(body['delayMs'] !== undefined && { delayMs: integer(body, 'delayMs', 0, 600_000) }),
    ...(body['when'] !== undefined && { when: oneOf(body, 'when', ['before', 'after'] as const) }),
    ...(body['headers'] !== undefined && { headers: headersOf(body['headers']) }),
    ...(content !== undefined && { body: content }),
  }
}

function headersOf(value: unknown): Readonly<Record<string, string>> {
  if (!isRecord(value)) throw malformed('headers must be an object')
  return Object.fromEntries(Object.entries(value).map(([name, content]) => [name, String(content)]))
}

/** Serves `/__emulator/captcha`: whether a captcha is asked for, and the tokens that a test takes for one. */
function serveCaptcha(app: Application, { captcha }: Pick<Emulator, 'captcha'>): void {
  app.put('/__emulator/captcha', async (context) => {
    const body = await readBody(context.req.raw)
    captcha.setPolicy({ enabled: flag(body, 'enabled'), siteKey: optionalText(body, 'siteKey') ?? 'portico-test-site' })
    return context.body(null, 204)
  })
  app.post('/__emulator/captcha', async (context) => {
    const body = await readBody(context.req.raw)
    return context.json({ token: captcha.issue(oneOf(body, 'action', captchaActions)) })
  })
}

/**
 * `true` for a local call: its address and its `Host` are loopback, so that a foreign name bound to 127.0.0.1 is
 * refused. Its `Origin`, if any, is loopback too. An exposed listener accepts other addresses and names.
 */
export function isLocal(headers: Headers, address: string, isExposed: boolean): boolean {
  const host = headers.get('host')
  const isOwn = isLoopback(address) && (host === null || isLoopback(`http://${host}`))
  const origin = headers.get('origin')
  if (origin === null && headers.get('sec-fetch-site') === 'cross-site') return false
  return (isExposed || isOwn) && (origin === null || isLoopback(origin))
}

function isLoopback(address: string): boolean {
  try {
    return loopback.has(new URL(address).hostname)
  } catch {
    return false
  }
}

/** Serves what prepares a test: people, tenants, ways in, policies and latency. The bodies are the options of {@link Arranging}. */
function serveArranging(app: Application, emulator: Arranging & Pick<Emulator, 'latency'>): void {
  app.post('/__emulator/users', async (context) => {
    const { email, ...rest } = await readBody(context.req.raw)
    return context.json(emulator.addUser({ ...rest, email: given(email) }), 201)
  })
  app.post('/__emulator/users/lock', async (context) => {
    const body = only(await readBody(context.req.raw), ['email', 'isLocked'])
    emulator.setLocked(text(body, 'email'), flag(body, 'isLocked'))
    return context.body(null, 204)
  })
  app.post('/__emulator/tenants', async (context) => {
    const { name, ...rest } = await readBody(context.req.raw)
    return context.json(emulator.addTenant({ ...rest, name: given(name) }), 201)
  })
  app.post('/__emulator/token-calls', async (context) => {
    const body = only(await readBody(context.req.raw), ['id', 'calls', 'refused'])
    const most = (name: string, usual: number) =>
      body[name] === undefined ? usual : integer(body, name, 0, Number.MAX_SAFE_INTEGER)
    emulator.countTokenCalls({ id: text(body, 'id'), calls: most('calls', 1), refused: most('refused', 0) })
    return context.body(null, 204)
  })
  app.put('/__emulator/txt-records', async (context) => {
    const body = only(await readBody(context.req.raw), ['domain', 'values'])
    emulator.setTxtRecords(text(body, 'domain'), texts(body, 'values'))
    return context.body(null, 204)
  })
  app.get('/__emulator/ways-in', (context) => context.json(emulator.useWaysIn({})))
  app.put('/__emulator/ways-in', async (context) => context.json(emulator.useWaysIn(await readBody(context.req.raw))))
  app.get('/__emulator/policy', (context) => context.json(emulator.setPolicy({})))
  app.put('/__emulator/policy', async (context) => context.json(emulator.setPolicy(await readBody(context.req.raw))))
  app.get('/__emulator/latency', (context) => context.json({ ms: emulator.latency() }))
  app.put('/__emulator/latency', async (context) =>
    context.json({ ms: emulator.latency(integer(await readBody(context.req.raw), 'ms', 0, 600_000)) }),
  )
}

/** The given value as text. The helper validates it. */
function given(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
