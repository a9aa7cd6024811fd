// @ts-check
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { writeApplication } from './bundle.mjs'

/**
 * The files that load with an entry.
 *
 * @typedef {object} FirstFiles
 * @property {number} gzip Bytes after gzip at level 9.
 * @property {readonly string[]} modules The modules that they contain, heaviest first.
 */

/**
 * Builds an application that imports what the subject names by esbuild with splitting, without React. Returns what loads
 * with the entry.
 *
 * @param {Pick<import('./bundle.mjs').Subject, 'imports'>} subject
 * @param {string} folder Where the packages are installed.
 * @returns {Promise<FirstFiles>}
 */
export async function weighByEsbuild({ imports }, folder) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [writeApplication(imports, folder)],
    outdir: join(folder, 'esbuild'),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    write: false,
    metafile: true,
  })
  const files = new Set(
    Object.keys(metafile.outputs).filter((file) => metafile.outputs[file]?.entryPoint === 'entry.js'),
  )
  for (const file of files) {
    for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && path in metafile.outputs) files.add(path)
  }
  const first = outputFiles.filter(({ path }) => files.has(relative(folder, path)))
  const modules = [...files].flatMap((file) => Object.entries(metafile.outputs[file]?.inputs ?? {}))
  return {
    gzip: first.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0),
    modules: modules
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .sort(([, one], [, other]) => other.bytesInOutput - one.bytesInOutput)
      .map(([path]) => path.replace(/^.*node_modules\//, '')),
  }
}
