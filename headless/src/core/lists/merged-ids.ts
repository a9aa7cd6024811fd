/**
 * The ids after a choice of a person. With `before`, the ids when the person began, only the person's changes are applied to
 * `present`, so that changes of others stay.
 */
export function mergedIds(
  present: readonly string[],
  chosen: readonly string[],
  before: readonly string[] | undefined,
): readonly string[] {
  if (!before) return chosen
  const kept = present.filter((id) => chosen.includes(id) || !before.includes(id))
  return [...new Set([...kept, ...chosen.filter((id) => !before.includes(id))])]
}
