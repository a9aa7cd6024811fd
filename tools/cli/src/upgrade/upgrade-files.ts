import { exactText } from '../../../file-edits/src/exact-text.ts'
import type { FilePort } from '../../../file-edits/src/file-port.ts'
import { reasonOf } from '../../../file-edits/src/file-problem.ts'
import { writeChanges } from '../../../file-edits/src/write-changes.ts'
import type { Migration } from '../migrate/types.ts'
import { countErrors, isSource } from '../source-tree/count-errors.ts'
import type { Table } from './new-names.ts'
import { type RewrittenSource, rewriteSource } from './rewrite-source.ts'

export interface UpgradeOptions {
  /** The new names of each package. */
  readonly tables: Readonly<Record<string, Table>>
  /** Writes nothing. */
  readonly isDry: boolean
}

/** Upgrades the sources at these paths: all of them or none. A second run changes nothing. */
export function upgradeFiles(port: FilePort, paths: readonly string[], { tables, isDry }: UpgradeOptions): Migration {
  const all = paths.filter(isSource).map((path) => upgradeFile(port, path, tables))
  const changes = all.flatMap(({ change }) => change ?? [])
  const byHand = all.flatMap((one) => one.byHand)
  return { changes, byHand, problems: isDry ? [] : writeChanges(port, changes, countErrors) }
}

function upgradeFile(port: FilePort, path: string, tables: UpgradeOptions['tables']): RewrittenSource {
  let found: RewrittenSource = { change: null, byHand: [] }
  const reason = reasonOf(() => {
    const bytes = port.read(path)
    if (!bytes || !Buffer.from(bytes).includes('@portico/')) return
    const exact = exactText(bytes)
    if (!exact) throw new Error('it is not UTF-8')
    found = rewriteSource(path, exact.text, tables)
  })
  return reason === null ? found : { change: null, byHand: [{ path, line: 1, text: `left: ${reason}` }] }
}
