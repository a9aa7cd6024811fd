/** The changes of the members and strings of a JSON text. */
export interface JsonRewriting {
  /** `true` if a member goes with its value. */
  readonly drops: (name: string) => boolean
  /** The new value of a string, by the name of its member; `null` in a list. Names are strings without a name. */
  readonly rewrite: (name: string | null, value: string) => string | Promise<string>
}

/**
 * Rewrites the strings of a JSON text that can be parsed. Numbers keep their digits, and no depth is too much: it works on the
 * text, as reading and writing values takes a call for each level.
 *
 * @see RFC 8259
 */
export async function rewrittenJson(text: string, { drops, rewrite }: JsonRewriting): Promise<string> {
  const parts: (string | Promise<string>)[] = []
  let name: string | null = null
  let hasComma = false
  let isFirst = true
  for (let at = 0; at < text.length; ) {
    const character = text.charAt(at)
    if (isSpace(character)) {
      at += 1
    } else if (character === ',') {
      hasComma = true
      at += 1
    } else if (character === '}' || character === ']') {
      emit(character, false)
      at += 1
    } else if (character !== '"') {
      const end = '{['.includes(character) ? at + 1 : endOfWord(text, at)
      emit(text.slice(at, end), true)
      isFirst = end === at + 1 && '{['.includes(character)
      name = null
      at = end
    } else {
      const end = endOfString(text, at)
      const literal = text.slice(at, end)
      const value = decoded(literal)
      const colon = afterSpace(text, end)
      if (text.charAt(colon) !== ':') {
        emit(encoded(literal, value, rewrite(name, value)), true)
        name = null
        at = end
      } else if (drops(value)) {
        at = endOfValue(text, colon + 1)
      } else {
        emit(encoded(literal, value, rewrite(null, value)), true)
        parts.push(':')
        isFirst = true
        name = value
        at = colon + 1
      }
    }
  }
  return (await Promise.all(parts)).join('')

  function emit(part: string | Promise<string>, takesComma: boolean): void {
    // A comma beside a member that went is no comma any more.
    if (takesComma && hasComma && !isFirst) parts.push(',')
    parts.push(part)
    hasComma = false
    isFirst = false
  }
}

function encoded(literal: string, value: string, rewriting: string | Promise<string>): string | Promise<string> {
  if (rewriting === value) return literal
  return Promise.resolve(rewriting).then((rewritten) => (rewritten === value ? literal : JSON.stringify(rewritten)))
}

function decoded(literal: string): string {
  return literal.includes('\\') ? String(JSON.parse(literal)) : literal.slice(1, -1)
}

/** The end of the value at a place: of a string, a word, or all levels of a list or an object. */
function endOfValue(text: string, from: number): number {
  let depth = 0
  let at = afterSpace(text, from)
  do {
    const character = text.charAt(at)
    if (character === '"') at = endOfString(text, at)
    else if ('{[}],:'.includes(character) || isSpace(character)) {
      depth += '{['.includes(character) ? 1 : '}]'.includes(character) ? -1 : 0
      at += 1
    } else at = endOfWord(text, at)
  } while (depth > 0)
  return at
}

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1
  return at + 1
}

function endOfWord(text: string, start: number): number {
  let at = start
  while (at < text.length && !'{}[],:"'.includes(text.charAt(at)) && !isSpace(text.charAt(at))) at += 1
  return at
}

function afterSpace(text: string, start: number): number {
  let at = start
  while (isSpace(text.charAt(at))) at += 1
  return at
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t'
}
