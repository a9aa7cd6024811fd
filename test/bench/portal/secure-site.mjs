// @ts-check
import { execFileSync } from 'node:child_process'
import { createHash, createPublicKey } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * A built application and its provider on one origin, over HTTP/2 with gzip.
 *
 * @typedef {object} SecureSite
 * @property {string} origin
 * @property {string} keyHash Identifies its certificate for `--ignore-certificate-errors-spki-list` of Chromium.
 * @property {() => void} stop
 */

/** @typedef {{ readonly fileName: string, readonly text: string }} BuiltFile */

/**
 * Serves an application. Its code can be cached for ever. Other paths are answered by `answer`, and by the page if that
 * returns `null`.
 *
 * @param {(origin: string) => Promise<readonly BuiltFile[]>} build
 * @param {(request: Request) => Promise<Response | null>} answer
 * @returns {Promise<SecureSite>}
 */
export async function serveSecurely(build, answer) {
  /** @type {Map<string, { readonly type: string, readonly body: Buffer }>} */
  const files = new Map()
  const pair = selfSigned()
  const server = createSecureServer(pair, (request, response) => void respond(request, response))
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)))
  const address = server.address()
  const origin = `https://localhost:${typeof address === 'object' ? address?.port : ''}`
  /** @type {Set<import('node:http2').ServerHttp2Session>} */
  const sessions = new Set()
  server.on('session', (session) => sessions.add(session))
  for (const { fileName, text } of await build(origin)) {
    files.set(`/${fileName}`, { type: typeOf(fileName), body: gzipSync(text, { level: 9 }) })
  }
  return {
    origin,
    keyHash: hashOf(pair.cert),
    stop() {
      for (const session of sessions) session.destroy()
      server.close()
    },
  }

  /** @param {import('node:http2').Http2ServerRequest} request @param {import('node:http2').Http2ServerResponse} response */
  async function respond(request, response) {
    const file = files.get(request.url)
    if (file) {
      const cached = { 'cache-control': 'public, max-age=31536000, immutable' }
      response.writeHead(200, { ...cached, 'content-type': file.type, 'content-encoding': 'gzip' }).end(file.body)
      return
    }
    const answered = await answer(await requestOf(request, origin))
    const page = files.get('/index.html')
    if (!answered && page) {
      response.writeHead(200, { 'content-type': page.type, 'content-encoding': 'gzip' }).end(page.body)
      return
    }
    const headers = Object.fromEntries(answered?.headers ?? [])
    const cookies = answered?.headers.getSetCookie() ?? []
    const body = gzipSync(Buffer.from((await answered?.arrayBuffer()) ?? new ArrayBuffer(0)))
    response.writeHead(answered?.status ?? 404, { ...headers, 'set-cookie': cookies, 'content-encoding': 'gzip' })
    response.end(body)
  }
}

/** @param {import('node:http2').Http2ServerRequest} request @param {string} origin */
async function requestOf(request, origin) {
  /** @type {Buffer[]} */
  const parts = []
  for await (const part of request) parts.push(part)
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    name.startsWith(':') || value === undefined ? [] : [/** @type {[string, string]} */ ([name, String(value)])],
  )
  const { method } = request
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(parts)
  return new Request(origin + request.url, { method, headers, body })
}

/** Makes a key and a certificate for this run. Browsers have HTTP/2 over TLS alone. */
function selfSigned() {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
    execFileSync('openssl', ['req', '-x509', '-nodes', ...curve, '-keyout', key, '-out', cert, ...names], {
      stdio: 'ignore',
    })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } catch (cause) {
    throw new Error('The bench of the portal needs openssl on the PATH, for the certificate of HTTP/2.', { cause })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {Buffer} cert */
function hashOf(cert) {
  return createHash('sha256')
    .update(createPublicKey(cert).export({ type: 'spki', format: 'der' }))
    .digest('base64')
}

/** @param {string} fileName */
function typeOf(fileName) {
  if (fileName.endsWith('.js')) return 'text/javascript'
  if (fileName.endsWith('.css')) return 'text/css'
  return 'text/html'
}
