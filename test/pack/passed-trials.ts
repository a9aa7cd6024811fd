import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a stamped section is made from, and stands on. */
const foundations = [
  'scripts',
  'biome.json',
  'tsconfig.json',
  'vitest.config.ts',
  'package-lock.json',
  'headless/openapi',
  'headless/src/core',
  'headless/src/client',
  'headless/test',
  'ui-kit/src/frame',
  'ui-kit/src/primitives',
  'ui-kit/test',
  'providers/emulator/src/core',
  'providers/emulator/src/openapi',
  'examples/default-kit/src/gallery',
]

/** The shapes whose trial passed on the present foundations. */
export interface PassedTrials {
  /** `true` if a trial is due: the foundations differ from the last commit, or from the last trial of the shape. */
  readonly isDue: (kind: string) => boolean
  readonly has: (kind: string) => boolean
  readonly add: (kind: string) => void
}

/** Reads the trials that passed in this checkout; `.cache` keeps them. */
export function passedTrials(root: string): PassedTrials {
  const file = join(root, '.cache/passed-trials.json')
  const present = hashOf(root)
  const read = (): Readonly<Record<string, string>> => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  return {
    isDue(kind) {
      const passed = read()[kind]
      return passed === undefined ? hasChanges(root) : passed !== present
    },
    has: (kind) => read()[kind] === present,
    add(kind) {
      mkdirSync(join(root, '.cache'), { recursive: true })
      writeFileSync(file, JSON.stringify({ ...read(), [kind]: present }))
    },
  }
}

/** `true` if a foundation differs from the last commit. */
function hasChanges(root: string): boolean {
  const status = ['status', '--porcelain', '--', ...foundations]
  return execFileSync('git', status, { cwd: root, encoding: 'utf8' }) !== ''
}

function hashOf(root: string): string {
  const hash = createHash('sha256')
  for (const path of foundations.flatMap((one) => filesBelow(root, one))) {
    hash.update(path).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function filesBelow(root: string, path: string): readonly string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const names = readdirSync(join(root, path)).sort()
  return names.flatMap((name) => filesBelow(root, `${path}/${name}`))
}
