import { type Node, parseTree } from 'jsonc-parser'
import { edited } from '../../../../file-edits/src/text-edits.ts'
import { memberAt } from '../../json-members.ts'
import { countErrors } from '../../source-tree/count-errors.ts'
import type { RewrittenManifest } from './rewrite-manifest.ts'

/**
 * Sets the module resolution of a tsconfig.json to `bundler`, in place of that of Node.js 10, which reads no `exports` of a
 * package.json. All other text stays. For modules of CommonJS the compiler refuses `bundler`, so that the line is listed.
 */
export function rewriteConfig(path: string, before: string): RewrittenManifest {
  if (countErrors(path, before) > 0) {
    return { change: null, byHand: [{ path, line: 1, text: 'left: it cannot be read as JSON' }] }
  }
  const tree = parseTree(before, [], { allowTrailingComma: true })
  const resolution = optionIn(tree, 'moduleResolution')
  if (!resolution || !/^(?:node|node10|classic)$/i.test(String(resolution.value))) return { change: null, byHand: [] }
  const start = resolution.offset + 1
  const module = optionIn(tree, 'module')?.value ?? 'esnext'
  if (/^(?:commonjs|amd|umd|system|none)$/i.test(String(module))) {
    const line = before.slice(0, start).split('\n').length
    const text = `moduleResolution "${resolution.value}" reads no exports: set module and moduleResolution to nodenext`
    return { change: null, byHand: [{ path, line, text }] }
  }
  const after = edited(before, [{ start, end: start + resolution.length - 2, text: 'bundler' }])
  return { change: { path, before, after }, byHand: [] }
}

function optionIn(tree: Node | undefined, name: string): Node | undefined {
  return memberAt(tree, ['compilerOptions', name])
}
