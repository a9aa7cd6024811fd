import { createServer as listen } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer } from '@portico/headless/server'
import { redisMemory } from '@portico/headless/server/redis'
import { createClient } from '@redis/client'
import { Redis } from 'ioredis'

const [kind = '', redisUrl = '', baseUrl = '', appUrl = '', clientId = ''] = process.argv.slice(2)
const logged: string[] = []

const portico = createServer({
  appUrl,
  baseUrl,
  clientId,
  encryptionPassword: 'a1'.repeat(32),
  memory: redisMemory(await client()),
  ports: { log: (...line) => void logged.push(line.join(' ')) },
})

/** The application's own client of Redis, of one of two packages. */
async function client() {
  if (kind === 'ioredis') return new Redis(redisUrl).on('error', () => {})
  return createClient({ url: redisUrl })
    .on('error', () => {})
    .connect()
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/session') {
    const session = await portico.sessionOf(request.headers.get('cookie'))
    return Response.json({ email: session?.user.email ?? null })
  }
  return pathname === '/log' ? Response.json(logged) : portico.handle(request)
}

const server = listen(getRequestListener(answer)).listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`)
})
