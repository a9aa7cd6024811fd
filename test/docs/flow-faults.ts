import ts from 'typescript'
import { flowsOf } from './flows.ts'

/** Faults of the table: rows without a test of exactly their title, repeated rows, tables without rows. */
export function flowsWrong(text: string, read: (path: string) => string | null): readonly string[] {
  const { sections, torn } = flowsOf(text)
  const seen = new Set<string>()
  const lines = text.split('\n')
  const titles = new Map<string, ReadonlySet<string> | null>()
  const wrong = torn.map((line) => `line ${line} is no row of the form | sentence | \`file\` | title |`)
  for (const { heading, rows, isToCome } of sections) {
    if (rows.length === 0 && !isToCome) wrong.push(`${heading} has no rows`)
    if (rows.length > 0 && isToCome) wrong.push(`${heading} has rows and says that it is not built`)
    for (const { line, path, title } of rows) {
      const row = lines[line - 1] ?? ''
      if (seen.has(row)) wrong.push(`line ${line} is there twice`)
      seen.add(row)
      const found = titles.get(path) ?? titlesOf(path)
      titles.set(path, found)
      if (found === null) wrong.push(`line ${line}: ${path} does not exist`)
      else if (!found.has(title)) wrong.push(`line ${line}: ${path} has no test "${title}"`)
    }
  }
  return wrong

  function titlesOf(path: string) {
    const source = read(path)
    return source === null ? null : titlesIn(path, source)
  }
}

/** Sentences with no test that always runs: a run may leave a scenario of `test/e2e` out. */
export function onlySampled(text: string, read: (path: string) => string | null): readonly string[] {
  const always = new Set<string>()
  const sentences = new Map<string, string>()
  for (const { heading, rows } of flowsOf(text).sections) {
    for (const { sentence, path, title } of rows) {
      const key = `${heading}: ${sentence}`
      sentences.set(key, title)
      if (!path.startsWith('test/e2e/') || runsEveryTime(read(path) ?? '', title)) always.add(key)
    }
  }
  return [...sentences.keys()].filter((key) => !always.has(key))
}

/** `true` for a test, because the table names it, and for a scenario marked `everyTime`, which several files run. */
function runsEveryTime(source: string, title: string): boolean {
  const before = source.slice(0, source.indexOf(title))
  const isScenario = /\btitle:\s*['`]$/.test(before)
  return !isScenario || /^[^\n]*\n\s*everyTime: true/.test(source.slice(before.length))
}

/** The titles of the tests in a file as written, those of scenarios included. */
export function titlesIn(path: string, source: string): ReadonlySet<string> {
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const titles = new Set<string>()
  const visit = (node: ts.Node) => {
    const title = titleOf(node)
    if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) titles.add(wordsOf(title))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return titles
}

function titleOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isCallExpression(node) && isOfTest(node.expression)) return node.arguments[0]
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'title') return node.initializer
  return undefined
}

/** `true` for `it`, and for the functions that `it.each(…)` and the like return. */
function isOfTest(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return called.text === 'it' || called.text === 'test'
  if (ts.isPropertyAccessExpression(called)) return called.name.text !== 'each' && isOfTest(called.expression)
  if (!ts.isCallExpression(called) || !ts.isPropertyAccessExpression(called.expression)) return false
  return isOfTest(called.expression.expression)
}

function wordsOf(title: ts.StringLiteralLike | ts.TemplateExpression): string {
  return ts.isStringLiteralLike(title) ? title.text : title.getText().slice(1, -1)
}
