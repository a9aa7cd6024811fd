import { styleText } from 'node:util'
import { createTwoFilesPatch } from 'diff'

/** A file before and after a command. */
interface Versions {
  readonly path: string
  /** `null` for a new file. */
  readonly before: string | null
  readonly after: string
}

/** The difference that a change makes, as a patch. */
export function differenceOf({ path, before, after }: Versions, isColoured: boolean): string {
  const [from, to] = [before === null ? '/dev/null' : `a/${path}`, `b/${path}`]
  const patch = createTwoFilesPatch(from, to, before ?? '', after, undefined, undefined, { context: 2 })
  const lines = patch
    .split('\n')
    .slice(1)
    .filter((line) => line !== '\\ No newline at end of file')
  return lines
    .map((line) => (isColoured ? painted(line) : line))
    .join('\n')
    .trimEnd()
}

function painted(line: string): string {
  if (/^(?:---|\+\+\+) /.test(line)) return styleText('bold', line, { validateStream: false })
  if (line.startsWith('+')) return styleText('green', line, { validateStream: false })
  return line.startsWith('-') ? styleText('red', line, { validateStream: false }) : line
}
