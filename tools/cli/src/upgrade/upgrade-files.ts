import { exactText, searchableText } from '../../../file-edits/src/exact-text.ts'
import type { FilePort } from '../../../file-edits/src/file-port.ts'
import { reasonOf } from '../../../file-edits/src/file-problem.ts'
import { writeChanges } from '../../../file-edits/src/write-changes.ts'
import type { Migration } from '../migrate/types.ts'
import { countErrors, isSource } from '../source-tree/count-errors.ts'
import type { Table } from './new-names.ts'
import { type RewrittenSource, rewriteSource, type Upgrading } from './rewrite-source.ts'

export interface UpgradeOptions {
  /** The new names of each package. */
  readonly tables: Readonly<Record<string, Table>>
  /** Writes nothing. */
  readonly isDry: boolean
}

/** Upgrades the sources at these paths: all of them or none. A second run changes nothing. */
export function upgradeFiles(port: FilePort, paths: readonly string[], { tables, isDry }: UpgradeOptions): Migration {
  const sources = paths.filter(isSource)
  const words = new Set(sources.flatMap((path) => wordsIn(port, path)))
  const all = sources.map((path) => upgradeFile(port, path, { tables, isMentioned: (name) => words.has(name) }))
  const changes = all.flatMap(({ change }) => change ?? [])
  const byHand = all.flatMap((one) => one.byHand)
  return { changes, byHand, problems: isDry ? [] : writeChanges(port, changes, countErrors) }
}

/** The words of a file; none of one that cannot be read. */
function wordsIn(port: FilePort, path: string): readonly string[] {
  const found: string[] = []
  reasonOf(() => {
    const bytes = port.read(path)
    if (bytes) found.push(...new Set(searchableText(bytes).match(/[\w$-]+/g)))
  })
  return found
}

function upgradeFile(port: FilePort, path: string, upgrading: Upgrading): RewrittenSource {
  let found: RewrittenSource = { change: null, byHand: [] }
  const reason = reasonOf(() => {
    const bytes = port.read(path)
    if (!bytes || !Buffer.from(bytes).includes('@portico/')) return
    const exact = exactText(bytes)
    if (!exact) throw new Error('it is not UTF-8')
    found = rewriteSource(path, exact.text, upgrading)
  })
  return reason === null ? found : { change: null, byHand: [{ path, line: 1, text: `left: ${reason}` }] }
}
