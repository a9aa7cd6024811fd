// @ts-check
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtByVite } from '../built-by-vite.mjs'
import { builtByWebpack } from '../built-by-webpack.mjs'
import { here, peerCode, porticoCode } from './applications.mjs'
import { serveSecurely } from './secure-site.mjs'
import { workosAnswer } from './workos.mjs'

/**
 * An application that is measured.
 *
 * @typedef {object} Subject
 * @property {string} name
 * @property {import('./secure-site.mjs').SecureSite} site
 * @property {string} rows The selector of a row.
 * @property {Limits} [limits] Of the first opening.
 */

/** @typedef {{ readonly files: number, readonly levels: number }} Counts */
/** @typedef {Counts & { readonly aims: Counts }} Limits */

/** @param {{ readonly fetch: (request: Request) => Promise<Response> }} emulator */
export async function servedSubjects(emulator) {
  /** @param {Request} request */
  const provider = async (request) => (new URL(request.url).pathname === '/' ? null : emulator.fetch(request))
  const ours = { rows: '[data-key]', answer: provider }
  const measured = [
    {
      ...ours,
      name: 'portico',
      build: (/** @type {string} */ origin) => builtByVite(here, porticoCode(origin)),
      limits: { files: 25, levels: 2, aims: { files: 15, levels: 1 } },
    },
    {
      name: 'mui',
      rows: '.MuiDataGrid-row[data-id]',
      answer: async (/** @type {Request} */ request) => (request.url.endsWith('/rows') ? Response.json(muiRows) : null),
      build: () => builtByVite(here, peerCode(join(here, 'mui-drawer.tsx'), 'MuiDrawer')),
    },
    {
      ...ours,
      name: 'portico by webpack',
      build: (/** @type {string} */ origin) => builtByWebpack(written, porticoCode(origin)),
      limits: { files: 17, levels: 2, aims: { files: 15, levels: 1 } },
    },
    {
      name: 'workos',
      rows: 'tbody [title="person0@acme.test"]',
      answer: async (/** @type {Request} */ request) => workosAnswer(request),
      build: () => builtByVite(here, peerCode(join(here, 'workos-dialog.jsx'), 'WorkOsDialog')),
    },
  ]
  /** @type {Subject[]} */
  const subjects = []
  for (const { build, answer, ...subject } of measured) {
    subjects.push({ ...subject, site: await serveSecurely(build, answer) })
  }
  return subjects
}

/** Where webpack's application is written. */
const written = fileURLToPath(new URL('../../../.cache/bench-portal', import.meta.url))
const muiRows = Array.from({ length: 40 }, (_, id) => ({ id, name: `Person ${id}`, email: `person${id}@acme.test` }))
