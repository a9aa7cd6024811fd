import { importsOf } from './imports.ts'
import type { Findings, Module } from './source.ts'

/**
 * Files that import themselves through others, one circle a line. Types and code that is loaded later count too: a
 * reader who follows the names goes around all the same.
 */
export function circles(modules: readonly Module[]): Findings {
  const graph = importGraph(
    modules.filter(({ path }) => /^(?:headless|ui-kit|providers\/emulator|examples)\//.test(path)),
  )
  removeEnds(graph)
  const reported = new Set<string>()
  return [...graph.keys()].flatMap((path) => {
    const circle = reported.has(path) ? null : shortestCircle(graph, path)
    for (const file of circle ?? []) reported.add(file)
    return circle ? [`${[...circle, path].join(' → ')}: move what they share to one of them, or to types.ts`] : []
  })
}

type Graph = Map<string, readonly string[]>

function importGraph(modules: readonly Module[]): Graph {
  const paths = new Set(modules.map(({ path }) => path))
  return new Map(
    modules.map((module) => [
      module.path,
      importsOf(module).flatMap(({ file }) => (file !== null && paths.has(file) ? [file] : [])),
    ]),
  )
}

/** Removes files that import none of the rest, and then those that imported these alone. Circles remain. */
function removeEnds(graph: Graph) {
  const ends = [...graph].filter(([, imports]) => imports.every((file) => !graph.has(file)))
  for (const [path] of ends) graph.delete(path)
  if (ends.length > 0) removeEnds(graph)
}

function shortestCircle(graph: Graph, start: string): readonly string[] | null {
  const seen = new Set<string>()
  let ways: readonly (readonly string[])[] = [[start]]
  while (ways.length > 0) {
    const next: (readonly string[])[] = []
    for (const way of ways) {
      for (const file of graph.get(way.at(-1) ?? start) ?? []) {
        if (file === start) return way
        if (!seen.has(file)) next.push([...way, file])
        seen.add(file)
      }
    }
    ways = next
  }
  return null
}
