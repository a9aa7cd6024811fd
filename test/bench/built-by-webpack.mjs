// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import webpack from 'webpack'

/**
 * Builds an application by webpack for production, with the entry and hashed names as its only settings.
 *
 * @param {string} folder Where the application is written. Imports of the code are relative to it.
 * @param {string} code The module that renders into `#root`. It is the only one with types or JSX.
 * @returns {Promise<readonly { readonly fileName: string, readonly text: string }[]>}
 */
export async function builtByWebpack(folder, code) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const [entry, path] = [join(folder, 'main.js'), join(folder, 'built')]
  writeFileSync(entry, (await transform(code, { loader: 'tsx', jsx: 'automatic' })).code)
  const output = { path, filename: '[name].[contenthash].js' }
  // The paths of the workspace lead to sources, and an application elsewhere imports what is built.
  const resolve = { tsconfig: false }
  const { assets, entrypoints } = await compiled(
    webpack({ mode: 'production', context: folder, entry, output, resolve }),
  )
  const scripts = entrypoints.main.assets.map(({ name }) => `<script defer src="/${name}"></script>`).join('')
  const html = `<!doctype html><meta charset="utf-8"><title>Bench</title>${scripts}<div id="root"></div>`
  const files = assets.map(({ name }) => ({ fileName: name, text: readFileSync(join(path, name), 'utf8') }))
  return [{ fileName: 'index.html', text: html }, ...files.filter(({ fileName }) => !fileName.endsWith('.txt'))]
}

/**
 * @typedef {object} Compiled
 * @property {readonly { readonly name: string }[]} assets
 * @property {{ readonly main: { readonly assets: readonly { readonly name: string }[] } }} entrypoints
 */

/** @param {{ run: (done: (error: Error | null, stats: any) => void) => void }} compiler @returns {Promise<Compiled>} */
function compiled(compiler) {
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')))
      else resolve(stats.toJson({ all: false, assets: true, entrypoints: true }))
    }),
  )
}
