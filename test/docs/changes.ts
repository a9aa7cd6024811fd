import { parse } from 'yaml'

/** A change that waits for its release: a file of `.changeset`. */
export interface Change {
  readonly path: string
  readonly text: string
}

/** Faults of the files of changes: packages that do not exist, sizes that do not exist, and missing sentences. */
export function changesWrong(changes: readonly Change[], packages: readonly string[]): readonly string[] {
  return changes.flatMap(({ path, text }) => faultsOf(text, packages).map((fault) => `${path}: ${fault}`))
}

function faultsOf(text: string, packages: readonly string[]): readonly string[] {
  const [, head, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined) return ['needs the packages between two lines of ---']
  const sizes = sizesOf(head)
  if (sizes === undefined) return ['the packages are not YAML']
  const unknown = sizes.filter(([name]) => !packages.includes(name)).map(([name]) => `${name} is not published here`)
  const missized = sizes
    .filter(([, size]) => !knownSizes.includes(String(size)))
    .map(([name, size]) => `${name} has the size ${String(size)}, which is none of ${knownSizes.join(', ')}`)
  const sentence = body.trim() === '' ? ['needs a sentence for those who use the packages'] : []
  return [...unknown, ...missized, ...(sizes.length === 0 ? ['names no package'] : []), ...sentence]
}

/** The packages of a file with their sizes, or `undefined` if they cannot be read. */
function sizesOf(head: string): readonly (readonly [name: string, size: unknown])[] | undefined {
  try {
    const sizes: unknown = parse(head)
    return typeof sizes === 'object' && sizes !== null ? Object.entries(sizes) : []
  } catch {
    return undefined
  }
}

const knownSizes: readonly string[] = ['patch', 'minor', 'major']
