import type { RewrittenManifest } from './rewrite-manifest.ts'

/**
 * Sets the module resolution of a tsconfig.json to `bundler`, in place of that of Node.js 10, which reads no `exports` of a
 * package.json. Comments stay.
 */
export function rewriteConfig(path: string, before: string): RewrittenManifest {
  const after = before.replace(/("moduleResolution"\s*:\s*")(?:node|node10|classic)(")/i, '$1bundler$2')
  return { change: after === before ? null : { path, before, after }, byHand: [] }
}
