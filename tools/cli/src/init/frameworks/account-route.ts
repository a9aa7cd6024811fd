import { exactText, searchableText } from '../../../../file-edits/src/exact-text.ts'
import { diskFiles } from '../../../../file-edits/src/file-port.ts'
import { edited } from '../../../../file-edits/src/text-edits.ts'
import { filesIn } from '../../files-in.ts'
import { countErrors, isSource } from '../../source-tree/count-errors.ts'
import { type SourceTree, sourceTree } from '../../source-tree/source-tree.ts'
import { emptyPlan, type Plan } from '../change.ts'
import type { Project } from '../project.ts'
import { catchAlls, hasAccount, isObject, type Sibling } from './catch-all.ts'

/**
 * Plans the route of the screens in an application of React Router with a route for every other address. That route would
 * lead a person away from the sign-in. A file that `earlier` changes is read as it is afterwards.
 */
export function accountRoute(project: Project, folder: string, earlier: Plan): Plan {
  if (!('react-router' in project.packages || 'react-router-dom' in project.packages)) return emptyPlan
  const files = filesIn(project.folder, folder.replace(/\/$/, ''))
    .filter((path) => isSource(path) && !isOfTests.test(path))
    .flatMap((path) => tableIn(project, path, earlier))
  if (files.some(({ source }) => source && hasAccount(source))) return emptyPlan
  const [one, ...more] = files.flatMap(({ path, source, routes }) => routes.map((route) => ({ path, source, route })))
  const hasOther = more.length > 0 || files.some(({ source }) => source === null)
  if (one?.source && one.route && !hasOther) {
    const { text } = one.source
    return {
      ...emptyPlan,
      changes: [{ path: one.path, before: text, after: withRow(text, one.route), replaces: false }],
    }
  }
  const paths = files.map(({ path }) => path).join(', ')
  return paths === '' ? emptyPlan : { ...emptyPlan, missing: [stepFor(paths)] }
}

/** A file with routes for every other address. */
interface Table {
  readonly path: string
  /** `null` if the file cannot be read, and may have some. */
  readonly source: SourceTree | null
  /** The places beside them; `null` for a route that can have none. */
  readonly routes: readonly (Sibling | null)[]
}

function tableIn(project: Project, path: string, earlier: Plan): readonly Table[] {
  const text = earlier.changes.find((change) => change.path === path)?.after ?? textOf(project, path)
  if (text === null) return [{ path, source: null, routes: [] }]
  if (!hasStar.test(text)) return []
  if (countErrors(path, text) > 0) return [{ path, source: null, routes: [] }]
  const source = sourceTree(path, text)
  const routes = catchAlls(source)
  return routes.length > 0 ? [{ path, source, routes }] : []
}

/** The text of a source; an empty one if it has no such route, and `null` if nobody knows. */
function textOf({ folder }: Project, path: string): string | null {
  try {
    const bytes = diskFiles(folder).read(path) ?? new Uint8Array()
    return exactText(bytes)?.text ?? (hasStar.test(searchableText(bytes)) ? null : '')
  } catch {
    return null
  }
}

const hasStar = /['"`]\*['"`]/

/** Sources that show the application to a test or to a person who develops it. */
const isOfTests = /(?:^|\/)__(?:tests|mocks)__\/|\.(?:test|spec|stories|story|cy)\.[cm]?[jt]sx?$/

function withRow(text: string, { route, start: at }: Sibling): string {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const indent = text.slice(start, at)
  const row = isObject(route) ? `{ path: 'account/*', element: null },` : `<Route path="account/*" element={null} />`
  return edited(text, [{ start: at, end: at, text: indent.trim() === '' ? `${row}\n${indent}` : `${row} ` }])
}

function stepFor(paths: string): string {
  return `In ${paths}, add { path: '/account/*', element: null } beside the route of every other address (path: '*'), which would lead away from the sign-in.`
}
