import type { Node } from 'ts-morph'
import { layerNames } from './layer-names.ts'
import { withoutCounterpart } from './without-counterpart.ts'

/** Lists a place that a person has to change. */
export type Note = (node: Node, text: string) => unknown

/** Lists a name that the layer does not have, with what replaces it. */
export function noteUnknown(node: Node, name: string, note: Note): void {
  const replacement = withoutCounterpart[name]
  if (replacement) note(node, `${name}: use ${replacement}`)
  else if (!layerNames.has(name)) note(node, `${name} has no counterpart`)
}

/** `true` if names are taken and the layer has none of them: such an import stays as it is. */
export function areAllUnknown(names: readonly string[]): boolean {
  return names.length > 0 && names.every((name) => !layerNames.has(name))
}
