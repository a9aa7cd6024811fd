import { ts } from 'ts-morph'

/** A source file with its syntax tree. */
export interface SourceTree {
  readonly text: string
  readonly tree: ts.SourceFile
}

/** Parses a source file of TypeScript or JavaScript, with JSX by its extension. */
export function sourceTree(path: string, text: string): SourceTree {
  return { text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) }
}

/** Returns every node of a tree that a function accepts, in the order of the text. */
export function nodesOf<Found extends ts.Node>(
  tree: ts.Node,
  accept: (node: ts.Node) => node is Found,
): readonly Found[] {
  const found: Found[] = []
  // A text may be nested deeper than calls of functions may be.
  const rest = [tree]
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (accept(node)) found.push(node)
    const children: ts.Node[] = []
    ts.forEachChild(node, (one) => void children.push(one))
    rest.push(...children.reverse())
  }
  return found
}

/** `true` if a file calls a function of this name. */
export function calls({ tree }: SourceTree, name: string): boolean {
  return nodesOf(tree, ts.isCallExpression).some(({ expression }) => expression.getText(tree) === name)
}

/** Returns the position behind the comments that follow `end` on its line. */
export function afterComments(text: string, end: number): number {
  return ts.getTrailingCommentRanges(text, end)?.at(-1)?.end ?? end
}
