// @ts-check
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { builtByVite } from '../built-by-vite.mjs'

/**
 * An application, built for production and served on an origin of its own.
 *
 * @typedef {object} Site
 * @property {string} name
 * @property {string} address The login page.
 * @property {number} files How many files of code the page loads with its entry: script and preload links.
 * @property {number} kib Their size, gzipped.
 * @property {() => () => number} holdAnswers From now on only the page and those files are answered; returns how many were.
 * @property {() => void} stop
 */

const root = fileURLToPath(new URL('.', import.meta.url))
const loginPath = '/account/login'

/** The React form that the login page is compared with. @returns {Promise<Site>} */
export function handWrittenSite() {
  return site('hand-written', () => readFileSync(`${root}hand-written.tsx`, 'utf8'))
}

/** The first example of the README, word for word, but for the address of the provider. @returns {Promise<Site>} */
export function readmeSite() {
  const page = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const example = /^```tsx\n(.*?)^```$/ms.exec(page)?.[1]
  if (!example?.includes('function App')) throw new Error('The README does not begin with an application.')
  return site('portico', (origin) => `${example.replaceAll('http://localhost:4400', origin)}${mounting}`)
}

const mounting = `
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(<App />)
`

/** @param {string} name @param {(origin: string) => string} codeFor @returns {Promise<Site>} */
async function site(name, codeFor) {
  let isHeld = false
  let answered = 0
  /** @type {Map<string, { readonly type: string, readonly body: Buffer }>} */
  const files = new Map()
  /** @type {Set<string>} */
  const first = new Set([loginPath])
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url)
    if (isHeld && !first.has(url)) return
    if (!file) return void response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
    answered++
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'gzip' }).end(file.body)
  })
  const origin = await listen(server)
  for (const { fileName, text } of await builtByVite(root, codeFor(origin))) {
    const isPage = fileName.endsWith('.html')
    const body = gzipSync(text, { level: 9 })
    files.set(isPage ? loginPath : `/${fileName}`, { type: isPage ? 'text/html' : 'text/javascript', body })
    if (isPage) for (const [, path = ''] of text.matchAll(/(?:src|href)="([^"]+\.js)"/g)) first.add(path)
  }
  const code = [...first].filter((path) => path !== loginPath)
  return {
    name,
    address: origin + loginPath,
    files: code.length,
    kib: code.reduce((sum, path) => sum + (files.get(path)?.body.length ?? 0), 0) / 1024,
    holdAnswers() {
      isHeld = true
      answered = 0
      return () => answered
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** @param {import('node:http').Server} server @returns {Promise<string>} */
async function listen(server) {
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)))
  const address = server.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`
}
