import type { Findings, Source } from './source.ts'

/** Text that only holds on one machine: an absolute path, or the host a package was fetched from. `/Users/<id>` is one of SCIM. */
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

const machinePath =
  /(?:^|[\s"'`(=:,]|file:\/\/)(\/(?:(?:home|root|work|mnt|private|workspace)\/|Users\/[\w.-]+\/)[^\s"'`)]*|[A-Z]:\\Users\\[^\s"'`)]*)/
const fetchedFrom = /"resolved": "https?:[^"]*"/
