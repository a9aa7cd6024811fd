import type { SearchMenuOption } from './types.ts'

/** Returns `true` if an option contains each word of a text, in any case, without regard to accents, and with `ss` for `ß`. */
export function matches({ label, note = '' }: Pick<SearchMenuOption, 'label' | 'note'>, text: string): boolean {
  const content = plain(`${label} ${note}`)
  return plain(text)
    .split(/\s+/)
    .every((word) => content.includes(word))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}
