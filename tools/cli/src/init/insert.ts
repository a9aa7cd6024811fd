/** Adds an import after the last one, in the quotes and with the semicolons of the file. */
export function withImport(text: string, line: string): string {
  const last = [...text.matchAll(imports)].at(-1)
  const [quote, end] = [/^import .*"/m.test(text) ? '"' : "'", /^import .*;\s*$/m.test(text) ? ';' : '']
  const added = `${line.replaceAll("'", quote)}${end}`
  if (!last) return `${added}\n${text}`
  const at = (last.index ?? 0) + last[0].length
  return `${text.slice(0, at)}\n${added}${text.slice(at)}`
}

/**
 * Puts an element around the one place that `inner` matches, one step further in. Returns `null` if there is no such
 * place, or if there are several.
 */
export function wrapped(text: string, inner: RegExp, open: readonly string[], close: string): string | null {
  const [found, ...more] = [...text.matchAll(new RegExp(inner.source, 'g'))]
  if (!found || more.length > 0) return null
  const [match] = found
  const start = text.lastIndexOf('\n', found.index) + 1
  const before = text.slice(start, found.index)
  const after = /^[^\n]*/.exec(text.slice(found.index + match.length))?.[0] ?? ''
  const rest = text.slice(found.index + match.length)
  const step = before.includes('\t') ? '\t' : '  '
  const lines = [...open.map((line, at) => (at === 0 ? line : step + line)), step + match, close]
  const [indent = ''] = /^\s*/.exec(before) ?? []
  if (before.trim() === 'return' && /^;?\s*$/.test(after)) {
    const block = lines.map((line) => indent + step + line).join('\n')
    return `${text.slice(0, start)}${indent}return (\n${block}\n${indent})${rest}`
  }
  if (before.trim() !== '' || !/^[,)]*\s*$/.test(after)) {
    return `${text.slice(0, found.index)}${open.join('')}${match}${close}${rest}`
  }
  return `${text.slice(0, start)}${lines.map((line) => before + line).join('\n')}${rest}`
}

/** One import each, over several lines too. */
const imports = /^import\s+(?:(?:[^'";]|\n)*?\sfrom\s+)?['"][^'"\n]+['"];?[^\S\n]*$/gm
