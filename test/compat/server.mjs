// @ts-check
// node server.mjs <folder>: the page as a server with the packages of that folder renders it, and what that took.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { page } from './page.mjs'

const { resolve } = createRequire(join(process.argv[2] ?? '.', 'package.json'))
const load = (/** @type {string} */ specifier) => import(pathToFileURL(resolve(specifier)).href)

const [react, { renderToString }, headless] = await Promise.all(
  ['react', 'react-dom/server', '@portico/headless'].map(load),
)
const client = headless.createClient({ baseUrl: 'http://localhost:4400' })
const markup = renderToString(page(react, headless, client))
console.log(JSON.stringify({ version: react.version, markup, state: headless.serializeClient(client) }))
