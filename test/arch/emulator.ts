import { at } from './direction.ts'
import { importsOf } from './imports.ts'
import { type Findings, isTest, type Module } from './source.ts'

const sources = 'providers/emulator/src/'

/** Folders of the emulator that import each other, directly or by way of others. Types count. */
export function emulatorCircles(modules: readonly Module[]): Findings {
  const graph = new Map<string, Set<string>>()
  for (const module of shippedBy(modules)) {
    const own = folderOf(module.path)
    for (const { file } of importsOf(module)) {
      const other = file === null ? null : folderOf(file)
      if (own !== null && other !== null && other !== own) graph.set(own, (graph.get(own) ?? new Set()).add(other))
    }
  }
  const done = new Set<string>()
  const findings: string[] = []
  const visit = (folder: string, way: readonly string[]) => {
    if (way.includes(folder)) findings.push([...way.slice(way.indexOf(folder)), folder].join(' → '))
    else if (!done.has(folder)) for (const next of graph.get(folder) ?? []) visit(next, [...way, folder])
    done.add(folder)
  }
  for (const folder of graph.keys()) visit(folder, [])
  return findings
}

/** Imports of another folder's `area.ts` or handlers. Only the list of areas imports an `area.ts`. */
export function areasEntangled(modules: readonly Module[]): Findings {
  return shippedBy(modules).flatMap((module) =>
    importsOf(module).flatMap((one) => {
      if (one.file === null || folderOf(one.file) === folderOf(module.path)) return []
      const [, folder, name] = /src\/([^/]+)\/(area|[a-z-]*handlers)\.ts$/.exec(one.file) ?? []
      if (!folder || folder === 'calls' || (name === 'area' && module.path === areaList)) return []
      return [`${at(module, one)}: ${folder}/${name}.ts belongs to its area; move the shared helper to another file`]
    }),
  )
}

/** Folders with an `area.ts` that the list of areas lacks. */
export function areasUnlisted(modules: readonly Module[]): Findings {
  const listed = modules
    .filter(({ path }) => path === areaList)
    .flatMap((list) => importsOf(list).map(({ file }) => file))
  return shippedBy(modules)
    .filter(({ path }) => path.endsWith('/area.ts') && folderOf(path) !== 'calls' && !listed.includes(path))
    .map(({ path }) => `${path} is missing in ${areaList}`)
}

const areaList = `${sources}state/areas.ts`

function shippedBy(modules: readonly Module[]): readonly Module[] {
  return modules.filter((module) => module.path.startsWith(sources) && !isTest(module))
}

/** The folder below `src`; `null` for the entries in `src` itself. */
function folderOf(path: string): string | null {
  return new RegExp(`^${sources}([^/]+)/`).exec(path)?.[1] ?? null
}
