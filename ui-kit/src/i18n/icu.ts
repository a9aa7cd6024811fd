import { IntlMessageFormat } from 'intl-messageformat'
import { isolated } from './formatter.ts'
import type { FormatIcu } from './overrides.ts'

/**
 * Formats ICU texts at run time, for texts that are not ours: the one that needs `intl-messageformat`, so it is loaded
 * when the first such text is met. A text that is broken is told to `warn` once and passed over.
 */
export function createFormatIcu(code: string, warn: (message: string, cause: unknown) => void): FormatIcu {
  const parsed = new Map<string, IntlMessageFormat | null>()

  function parse(text: string): IntlMessageFormat | null {
    try {
      const { getAst } = new IntlMessageFormat(text, code, undefined, { ignoreTag: true })
      return new IntlMessageFormat(withOurBranches(getAst()), code)
    } catch (cause) {
      warn(`A text given for a message is no valid ICU message and was passed over: ${text}`, cause)
      return null
    }
  }

  return (text, values) => {
    const known = parsed.get(text)
    const message = known === undefined ? parse(text) : known
    if (known === undefined) parsed.set(text, message)
    try {
      return message ? String(message.format({ ...values })) : undefined
    } catch {
      return undefined
    }
  }
}

type Ast = ReturnType<IntlMessageFormat['getAst']>

/** Choices as our compiled messages make them: `none` for an empty text, isolates do not matter, own branches only. */
function withOurBranches(parts: Ast): Ast {
  for (const part of parts) {
    if (!('options' in part)) continue
    const branches = Object.entries<{ value: Ast }>(part.options)
    for (const [, { value }] of branches) withOurBranches(value)
    part.options = Object.assign(
      Object.create(null),
      part.options,
      Object.fromEntries(
        branches.flatMap(([name, branch]) => [[isolated(name), branch], ...(name === 'none' ? [['', branch]] : [])]),
      ),
    )
  }
  return parts
}
