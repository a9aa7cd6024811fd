/** The three parts of an entry, in order. */
const parts = ['Decision', 'Why', 'Rejected']

/** Faults of a page of decisions: entries without their three parts, and pages without an entry. */
export function decisionsWrong({ path, text }: { readonly path: string; readonly text: string }): readonly string[] {
  const [, ...sections] = text.split(/^##+ /m)
  const entries = sections.filter((section) => !isHeadingOnly(section))
  if (entries.length === 0) return [`${path}: no decision`]
  return entries.flatMap((entry) => {
    const named = [...entry.matchAll(/^- \*\*(\w+)\.\*\* \S/gm)].map(([, name = '']) => name)
    return named.join() === parts.join() ? [] : [`${path}: ${entry.split('\n')[0]}: needs ${parts.join(', ')}`]
  })
}

/** A heading that only groups the entries below it. */
function isHeadingOnly(section: string): boolean {
  return section.trim().split('\n').length === 1
}
