import { fileURLToPath } from 'node:url'
import { packageEntries, packages } from '../scripts/package-entries.mjs'

/** Tests run on the sources: what an application imports by name leads there, by the same table as the build. */
export const sourceAliases = packages.flatMap((folder) =>
  packageEntries(folder).map(({ specifier, module }) => ({
    find: new RegExp(`^${specifier}$`),
    replacement: fileURLToPath(new URL(`../${folder}/src/${module}.ts`, import.meta.url)),
  })),
)
