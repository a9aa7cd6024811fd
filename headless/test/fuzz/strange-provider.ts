import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Schema } from '../../../providers/emulator/src/openapi/closed.ts'
import { operations } from '../../../providers/emulator/src/openapi/operations.gen.ts'
import type { Draw } from '../draw.ts'
import { drawnValue, spoiled } from './values.ts'

/** A provider with arbitrary answers: valid by the contract, almost valid, or absurd. */
export interface StrangeProvider {
  readonly fetch: typeof fetch
  /** Returns the number of answers it has given. */
  readonly answers: () => number
}

interface Contract {
  readonly exchanges: Readonly<Record<string, { readonly answers: Answers }>>
  readonly $defs: Readonly<Record<string, Schema>>
}

type Answers = Readonly<Record<string, Readonly<Record<string, Schema>>>>

const contract: Contract = JSON.parse(
  readFileSync(
    join(dirname(fileURLToPath(import.meta.url)), '../../../providers/emulator/src/openapi/schemas.gen.json'),
    'utf8',
  ),
)

const routes = operations.map(({ id, method, path }) => ({
  id,
  method,
  pattern: new RegExp(`${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`),
}))

/** Makes a {@link StrangeProvider} with drawn answers. */
export function strangeProvider(draw: Draw): StrangeProvider {
  let count = 0
  return {
    answers: () => count,
    async fetch(input, init) {
      const { url, method } = new Request(input, { method: init?.method ?? 'GET' })
      init?.signal?.throwIfAborted()
      if (draw.chance(0.03)) throw new TypeError('Failed to fetch')
      count++
      return answerOf(new URL(url).pathname, method.toLowerCase())
    },
  }

  function answerOf(path: string, method: string): Response {
    const known = routes.find((route) => route.method === method && route.pattern.test(path))
    const answers = contract.exchanges[known?.id ?? '']?.answers ?? {}
    if (draw.chance(0.1)) return failure()
    const status = Object.keys(answers).find((one) => /^2/.test(one)) ?? '200'
    const schema = answers[status]?.['application/json']
    const whole = schema ? drawnValue(schema, contract.$defs, draw) : draw.pick<unknown>([{}, 'redirect', undefined])
    if (draw.chance(0.05)) return text(Number(status), draw.pick(['', '<html>', '{"a":', 'null', '[]', '"text"']))
    return json(Number(status), draw.chance(0.4) ? spoiled(whole, draw) : whole)
  }

  function failure(): Response {
    const status = draw.pick([302, 400, 401, 403, 404, 409, 410, 413, 422, 423, 429, 451, 500, 501, 502, 503, 599])
    const body = {
      errors: [draw.pick(['MFA is not enrolled', 'Not so', ''])],
      errorCode: draw.pick(['ER-01001', 'ER-X', '']),
    }
    const content = draw.chance(0.5) ? body : spoiled(body, draw)
    if (draw.chance(0.2)) return text(status, 'Bad gateway')
    return json(status, content, draw.chance(0.3) ? { 'retry-after': draw.pick(['1', '-5', 'soon', '']) } : {})
  }
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const hasBody = status !== 204 && status !== 304
  return new Response(hasBody ? (JSON.stringify(body) ?? '') : null, {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

function text(status: number, body: string): Response {
  return new Response(status === 204 ? null : body, { status, headers: { 'content-type': 'text/html' } })
}
