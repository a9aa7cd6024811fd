import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { packageEntries, packages } from '../scripts/house/package-entries.mjs'

/** Tests run on the sources: what an application imports by name leads there, by the same table as the build. */
export const sourceAliases = packages.flatMap((folder) =>
  packageEntries(folder).map(({ specifier, module }) => ({
    find: new RegExp(`^${specifier}$`),
    replacement: fileURLToPath(new URL(`../${folder}/src/${module}.ts`, import.meta.url)),
  })),
)

/** The imports of the packages from themselves by condition, as a production build has them. */
export const productionAliases = packages.flatMap((folder) => {
  const path = new URL(`../${folder}/package.json`, import.meta.url)
  const { imports = {} }: { readonly imports?: Conditions } = JSON.parse(readFileSync(path, 'utf8'))
  return Object.entries(imports).map(([find, { default: file }]) => {
    const source = file.replace('./dist/', `../${folder}/src/`).replace(/\.js$/, '.ts')
    return { find, replacement: fileURLToPath(new URL(source, import.meta.url)) }
  })
})

type Conditions = Readonly<Record<string, { readonly default: string }>>
