import { IntlMessageFormat } from 'intl-messageformat'
import type { Locale } from './catalogue.ts'
import type { MessageValues } from './fill.ts'

/** Formats an ICU text with its values. Throws if the text is broken or a value is missing. */
export type FormatIcu = (text: string, values: MessageValues) => string

/**
 * Creates the runtime formatter for ICU texts of the application and the metadata. It alone uses `intl-messageformat`,
 * so both load together.
 */
export function createFormatIcu({ code, dir }: Locale): FormatIcu {
  const parsed = new Map<string, IntlMessageFormat>()

  function parse(text: string): IntlMessageFormat {
    const message = new IntlMessageFormat(text, code, undefined, { ignoreTag: true })
    return new IntlMessageFormat(asOurs(message.getAst(), dir), code)
  }

  return (text, values) => {
    const message = parsed.get(text) ?? parse(text)
    parsed.set(text, message)
    return String(message.format(Object.assign(Object.create(null), values)))
  }
}

type Part = ReturnType<IntlMessageFormat['getAst']>[number]

/** Adapts parts to the compiled messages: `none` for an empty text, and bidi isolates in right-to-left languages. */
function asOurs(parts: readonly Part[], dir: Locale['dir']): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.type === argument) return dir === 'rtl' ? [literal('\u2068'), part, literal('\u2069')] : [part]
    if (!('options' in part)) return [part]
    const branches = Object.entries(part.options).map(([name, { value }]) => [name, { value: asOurs(value, dir) }])
    const options = Object.fromEntries(branches)
    return [{ ...part, options: Object.hasOwn(options, 'none') ? { ...options, '': options.none } : options }]
  })
}

const argument = 1

function literal(value: string): Part {
  return { type: 0, value }
}
