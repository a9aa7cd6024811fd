import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createPortico } from '@portico/headless/server'
import { type OpenIdOptions, openId } from '@portico/openid'
import { anyEmulator } from './site.ts'

/** An application whose server has an issuer for its provider. */
export interface OpenIdApplication {
  readonly url: string
  /** The grants of the calls to the token endpoint, in order, each with the members of its answer. */
  readonly grants: readonly (readonly [grant: string, members: readonly string[]])[]
  /** The codes and causes of the faults of the provider. */
  readonly faults: readonly unknown[]
  /** Begins to answer, with the issuer that knows the address by then. */
  readonly begin: (options: OpenIdOptions & { readonly clientSecret: string }) => void
  readonly stop: () => Promise<void>
}

/** Serves the built page of hosted login by the server half, on a free port. */
export async function serveOpenIdApplication(folder: string): Promise<OpenIdApplication> {
  let answer = async (_request: Request): Promise<Response> => new Response(null, { status: 503 })
  const grants: (readonly [string, readonly string[]])[] = []
  const faults: unknown[] = []
  const server = createServer(getRequestListener((request) => answer(request), { overrideGlobalObjects: false }))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`

  /** Keeps what the token endpoint is asked for and answers. */
  const watched: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    const grant = init?.body instanceof URLSearchParams ? init.body.get('grant_type') : null
    if (grant !== null)
      grants.push([grant, [...(await response.clone().text()).matchAll(/"(\w+)":/g)].map(([, name = '']) => name)])
    return response
  }

  return {
    url,
    grants,
    faults,
    begin(options) {
      const { clientId, clientSecret } = options
      const portico = createPortico({
        appUrl: url,
        clientId,
        clientSecret,
        provider: openId({ ...options, fetch: watched, onError: (thrown) => faults.push(thrown) }),
        encryptionPassword: 'a1'.repeat(32),
        hostedLogin: true,
        secureJwt: true,
      })
      answer = async (request) => {
        const { pathname } = new URL(request.url)
        if (pathname.startsWith('/api/')) return portico.handle(request)
        if (extname(pathname) !== '') return fileOf(pathname)
        const verdict = await portico.guard(request)
        if (verdict.response) return verdict.response
        const page = await fileOf('/index.html')
        for (const one of verdict.setCookies) page.headers.append('set-cookie', one)
        return page
      }
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  /** A page whose provider is at its own address has the server half there. */
  async function fileOf(path: string): Promise<Response> {
    const type = types[extname(path)] ?? 'application/octet-stream'
    const text = await readFile(join(folder, path), 'utf8').catch(() => null)
    if (text === null) return new Response(null, { status: 404 })
    return new Response(text.replaceAll(anyEmulator, url), { headers: { 'content-type': type } })
  }
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}
