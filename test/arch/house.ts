import type { Findings, Source } from './source.ts'

/** Feature folders that are not of the one shape. */
export function featuresMisshapen(sources: readonly Source[]): Findings {
  const paths = new Set(sources.map(({ path }) => path))
  return featureNames(sources).flatMap((name) => {
    const folder = `headless/src/features/${name}`
    const parts = ['types.ts', 'feature.ts', `use-${name}.ts`, 'index.ts'].map((part) => `${folder}/${part}`)
    return parts.filter((path) => !paths.has(path)).map((path) => `${path} is missing: every feature has one`)
  })
}

/** Features without a page of the same word. */
export function featuresUntold(sources: readonly Source[]): Findings {
  const paths = new Set(sources.map(({ path }) => path))
  return featureNames(sources)
    .map((name) => `docs/features/${name}.md`)
    .filter((path) => !paths.has(path))
    .map((path) => `${path} is missing: every feature has one`)
}

/** Text that only holds on one machine: an absolute path of somebody's, or the host a package was fetched from. */
export function tiedToMachine(sources: readonly Source[]): Findings {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const found =
        machinePath.exec(line)?.[1] ?? (path.endsWith('lock.json') ? fetchedFrom.exec(line)?.[0] : undefined)
      return found ? [`${path}:${index + 1}: ${found.slice(0, 60)} exists on one machine only`] : []
    }),
  )
}

/** Control bytes in a text file, which make tools take it for a binary one. */
export function notPlainText(sources: readonly Source[]): Findings {
  return sources.flatMap(({ path, text }) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    const found = /[\x00-\x08\x0b\x0c\x0e-\x1f]/.exec(text)
    return found ? [`${path}: holds the control character ${found[0].charCodeAt(0)}; write it as an escape`] : []
  })
}

function featureNames(sources: readonly Source[]): readonly string[] {
  const names = sources.flatMap(({ path }) => /^headless\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(names)]
}

const machinePath =
  /(?:^|[\s"'`(=:,]|file:\/\/)(\/(?:home|Users|root|work|mnt|private|workspace)\/[^\s"'`)]*|[A-Z]:\\Users\\[^\s"'`)]*)/
const fetchedFrom = /"resolved": "https?:[^"]*"/
