import { getRequestListener } from '@hono/node-server'
import type { Server } from '@portico/headless/server'
import express, { type Express, type Request as ExpressRequest } from 'express'

/** An application on Express: the calls of the browser, guarded pages, and an API of its own. */
export function createApp(portico: Server, appUrl: string): Express {
  const app = express()

  // Before any parser of bodies, because the call of the browser goes on with its own body.
  app.all('/api/*path', getRequestListener(portico.handle, { overrideGlobalObjects: false }))

  // An API that a page calls with its cookies.
  app.get('/reports.json', async ({ headers }, response) => {
    const session = await portico.sessionOf(headers.cookie)
    if (session) response.json({ tenant: session.tenantId })
    else response.status(401).json({ error: 'Sign in first' })
  })

  // Pages: a signed-out person is led to the sign-in and back, and a session that has ended is renewed.
  app.use(async (request, response, next) => {
    const verdict = await portico.guard(pageOf(request), { public: ['/pricing'] })
    if (verdict.response) {
      response.status(verdict.response.status).setHeaders(verdict.response.headers).end()
      return
    }
    for (const cookie of verdict.setCookies) response.append('set-cookie', cookie)
    response.locals['session'] = verdict.session
    next()
  })

  app.get('/reports', (_, response) => void response.send(`Reports of ${response.locals['session'].user.name}`))
  app.get('/pricing', (_, response) => void response.send('Prices'))
  return app

  function pageOf({ method, originalUrl, headers }: ExpressRequest): Request {
    const rows = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    return new Request(new URL(originalUrl, appUrl), { method, headers: Object.fromEntries(rows) })
  }
}
