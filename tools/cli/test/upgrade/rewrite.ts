import type { NewNames, Table } from '../../src/upgrade/new-names.ts'
import { rewriteSource } from '../../src/upgrade/rewrite-source.ts'

const mode = { texts: { Force: 'always', DontForce: 'never' } }
const policy: NewNames = { members: { enforceMode: { to: 'mode', ...mode } } }
const link: NewNames = {
  members: {
    retry: { to: 'resend' },
    calls: { members: { retry: { to: 'resend' } } },
    value: policy,
    rows: { elements: policy },
    save: { argument: policy },
    addGroup: { byHand: 'use useGroup({ id })' },
  },
}
/** New names of every kind, by the old ones. */
export const table: Table = {
  useLink: { result: link },
  useOld: { to: 'useNew', result: link },
  OldRow: { to: 'Row', isType: true },
  LinkActions: { isType: true, members: { retry: { to: 'resend' } } },
  Policy: { isType: true, ...policy },
  Mode: { isType: true, ...mode },
  LinkState: { moved: { '@portico/headless': '@portico/headless/features/link' }, isType: true },
}
/** Rewrites the text of a file. */
export const rewrite = (text: string, path = 'src/app.tsx') =>
  rewriteSource(path, text, { tables: { '@portico/headless': table }, isMentioned: () => true })
/** The text afterwards. */
export const after = (text: string, path?: string) => rewrite(text, path).change?.after ?? text
/** The import of `useLink`. */
export const head = `import { useLink } from '@portico/headless'\n`
/** The text of an application behind the import of `useLink`. */
export const body = (text: string) => after(head + text).slice(head.length)
/** The places that are listed behind the import of `useLink`, with their lines. */
export const byHand = (text: string) => rewrite(head + text).byHand.map(({ line, text: said }) => `${line} ${said}`)
