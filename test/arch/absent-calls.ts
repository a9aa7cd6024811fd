import ts from 'typescript'
import { operations } from '../../providers/emulator/src/openapi/operations.gen.ts'
import { collect, type Findings, isTest, type Module, placeOf } from './source.ts'

const names = new Set<string>(operations.map(({ id }) => id))

/**
 * Tests of what is not there that cannot fail: they count an operation or a path that the contract does not have, or look
 * for a text in `page.content()`, which leaves out shadow roots.
 */
export function absentCalls(modules: readonly Module[]): Findings {
  return modules
    .filter((module) => isTest(module) && !module.path.startsWith('scripts/house/templates/'))
    .flatMap((module) =>
      collect(module.tree, (node) => (ts.isCallExpression(node) ? faultOf(module, node) : undefined)),
    )
}

function faultOf(module: Module, call: ts.CallExpression): string | undefined {
  const text = call.expression.getText()
  if (module.path.startsWith('test/e2e/') && /\bpage\.content$/.test(text))
    return `${placeOf(module, call)}: this leaves out shadow roots; use markupOf`
  const [first, second] = call.arguments
  const named = /\bcalled\(\).*\.not\.toContain$/s.test(text)
    ? first
    : /^(?:times|calls)$/.test(text)
      ? second
      : undefined
  // One word can be a count of another kind.
  if (named && ts.isStringLiteral(named) && /[A-Z]/.test(named.text) && !names.has(named.text))
    return `${placeOf(module, call)}: the contract has no operation ${named.text}`
  const [, end] = /^expect\([\w.]*\bsent\('(\/[^']+)'\)\)\.toEqual$/.exec(text) ?? []
  if (end !== undefined && first?.getText() === '[]' && !isPath(end))
    return `${placeOf(module, call)}: no path of the contract ends in ${end}`
  return undefined
}

/** `true` for the end of a path. Its last segment alone is not a parameter, which would be any text. */
function isPath(end: string): boolean {
  const segments = end.split('/').slice(1)
  return operations.some(({ path }) => {
    const own = `/frontegg${path}`.split('/').slice(-segments.length)
    return own.every((one, at) => one === segments[at] || (segments.length > 1 && one.startsWith('{')))
  })
}
