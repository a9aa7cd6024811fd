import { getRequestListener } from '@hono/node-server'
import type { Server, ServerSession } from '@portico/headless/server'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'

/** An application on Fastify: the calls of the browser, guarded pages, and an API of its own. */
export function createApp(portico: Server, appUrl: string): FastifyInstance {
  const app = fastify()
  const call = getRequestListener(portico.handle, { overrideGlobalObjects: false })

  app.register(async (calls) => {
    // The call of the browser goes on with its own body, so that nothing parses it here.
    calls.removeAllContentTypeParsers()
    calls.addContentTypeParser('*', (_request, _payload, done) => done(null))
    calls.all('/api/*', (request, reply) => {
      reply.hijack()
      return call(request.raw, reply.raw)
    })
  })

  // An API that a page calls with its cookies.
  app.get('/reports.json', async ({ headers }, reply) => {
    const session = await portico.sessionOf(headers.cookie)
    return session ? { tenant: session.tenantId } : reply.code(401).send({ error: 'Sign in first' })
  })

  app.register(async (pages) => {
    const sessions = new WeakMap<FastifyRequest, ServerSession>()

    // A signed-out person is led to the sign-in and back, and a session that has ended is renewed.
    pages.addHook('onRequest', async (request, reply) => {
      const verdict = await portico.guard(pageOf(request), { public: ['/pricing'] })
      if (verdict.response) {
        return reply.code(verdict.response.status).headers(Object.fromEntries(verdict.response.headers)).send()
      }
      for (const cookie of verdict.setCookies) reply.header('set-cookie', cookie)
      if (verdict.session) sessions.set(request, verdict.session)
    })

    pages.get('/reports', async (request) => `Reports of ${sessions.get(request)?.user.name}`)
    pages.get('/pricing', async () => 'Prices')
  })
  return app

  function pageOf({ method, url, headers }: FastifyRequest): Request {
    const rows = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    return new Request(new URL(url, appUrl), { method, headers: Object.fromEntries(rows) })
  }
}
