import { modulesOf, readSources } from './source.ts'

/** Every text file of the project. */
export const everything = [
  ...readSources('.', { deep: false }),
  ...['headless', 'ui-kit', 'providers', 'tools', 'test', 'examples', 'docs', 'scripts'].flatMap((folder) =>
    readSources(folder),
  ),
]

/** Every module of the project. */
export const modules = modulesOf(everything)
