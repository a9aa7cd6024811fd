import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { Migrated } from './migrated.ts'

/** A served application. */
export interface ServedSite {
  readonly url: string
  readonly stop: () => Promise<void>
}

const clientId = 'b6adfe4c-d695-4c04-b95f-3ec9fd0c6cca'

/** Builds an application by Vite, for the provider at `providerUrl`, and serves it with its page at each path. */
export async function builtAndServed({ folder }: Migrated, providerUrl: string): Promise<ServedSite> {
  const main = (await isFile(join(folder, 'src/main.tsx'))) ? '/src/main.tsx' : '/src/main.jsx'
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Application</title><div id="root"></div><script type="module" src="${main}"></script></html>`
  const index = join(folder, 'index.html')
  const former = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: 'page',
        enforce: 'pre',
        resolveId: (id) => (id === index ? index : null),
        load: (id) => (id === index ? html : null),
      },
    ],
    define: {
      'import.meta.env.VITE_FRONTEGG_BASE_URL': JSON.stringify(providerUrl),
      'import.meta.env.VITE_FRONTEGG_CLIENT_ID': JSON.stringify(clientId),
      'process.env.REACT_APP_FRONTEGG_BASE_URL': JSON.stringify(providerUrl),
      'process.env.REACT_APP_FRONTEGG_CLIENT_ID': JSON.stringify(clientId),
    },
    build: { outDir: 'built', emptyOutDir: true, rolldownOptions: { input: index } },
  }).finally(() => {
    process.env['NODE_ENV'] = former
  })
  return serve(join(folder, 'built'))
}

async function serve(folder: string): Promise<ServedSite> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isAsset = pathname.startsWith('/assets/')
    const body = await readFile(join(folder, isAsset ? pathname : 'index.html')).catch(() => null)
    const type = isAsset ? kinds[extname(pathname)] : 'text/html'
    response.writeHead(body ? 200 : 404, { 'content-type': type ?? 'application/octet-stream' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function isFile(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  )
}

const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}
