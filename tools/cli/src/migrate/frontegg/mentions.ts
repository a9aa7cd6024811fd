/** A package that a text names, and its line. */
export interface Mention {
  readonly line: number
  readonly name: string
}

/** The name for a pattern of a configuration, which may mean each package. */
export const anyPackage = '@frontegg/…'

/** The first package of Frontegg that a text names, or `null`. A pattern such as `^@frontegg/(.*)$` names `@frontegg/…`. */
export function packageIn(text: string): string | null {
  return packagesIn(text)[0] ?? null
}

/** The packages of Frontegg that a text names, one for each line. */
export function mentionsIn(text: string): readonly Mention[] {
  return text.split('\n').flatMap((line, at) => {
    const name = packageIn(line)
    return name === null ? [] : [{ line: at + 1, name }]
  })
}

/** All packages of Frontegg that a text names. A pattern that may mean any of them names each. */
export function packagesIn(text: string): readonly string[] {
  return [...text.matchAll(/@frontegg\\?\/([a-z][\w-]*)?/g)].map(([, name]) =>
    name === undefined ? anyPackage : `@frontegg/${name}`,
  )
}
