// @ts-check
import { build } from 'vite'
import { oneReact } from './install.mjs'

/**
 * Builds an application by Vite without any setting but one: the peers here and the packages share one React.
 *
 * @param {string} root The folder that imports of the code are relative to.
 * @param {string} code The module that renders into `#root`.
 * @returns {Promise<readonly { readonly fileName: string, readonly text: string }[]>}
 */
export async function builtByVite(root, code) {
  const [page, entry] = [`${root}index.html`, `${root}main.tsx`]
  const html = `<!doctype html><meta charset="utf-8"><title>Bench</title><div id="root"></div><script type="module" src="/main.tsx"></script>`
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: oneReact,
    plugins: [
      {
        name: 'application',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('/index.html') ? page : id.endsWith('/main.tsx') ? entry : null),
        load: (id) => (id === page ? html : id === entry ? code : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: page } },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite returned something else than one build.')
  return result.output.map((file) => ({
    fileName: file.fileName,
    text: file.type === 'chunk' ? file.code : String(file.source),
  }))
}
