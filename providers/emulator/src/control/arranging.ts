import type { Arranging } from '../arrange/arranging.ts'
import type { Application } from '../calls/dispatch.ts'
import { flag, integer, only, readBody, text, texts } from '../http/body.ts'
import type { Emulator } from '../types.ts'

/** Serves what prepares a test: people, tenants, ways in, policies and latency. The bodies are the options of {@link Arranging}. */
export function serveArranging(app: Application, emulator: Arranging & Pick<Emulator, 'latency'>): void {
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
