// @ts-check
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { siteFolder } from '../../docs/site/staged.mjs'

/**
 * Serves the built site. Port 0 takes any free one.
 *
 * @param {number} port
 * @returns {Promise<{ readonly url: string, readonly close: () => Promise<void> }>}
 */
export async function serveSite(port) {
  const server = await preview({
    root: fileURLToPath(new URL('../../docs/site', import.meta.url)),
    configFile: false,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir: siteFolder('dist') },
    preview: { host: 'localhost', port, strictPort: port !== 0 },
  })
  return { url: (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''), close: () => server.close() }
}
