import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import ignore, { type Ignore } from 'ignore'
import { writerOf } from '../../file-edits/src/beside-name.ts'

/**
 * Returns the paths of all files below `within` that may be an application's own, with slashes, sorted. A folder that cannot
 * be read is one of them, with a slash at its end.
 */
export function filesIn(folder: string, within = ''): readonly string[] {
  const root = resolve(folder)
  const above = rulesAbove(join(root, within))
  // A folder that a person names counts, even if a repository around it ignores the folder.
  const isNamed = isIgnored(above, `${join(root, within)}${sep}`)
  return below(root, within, isNamed ? [] : above).toSorted()
}

/** The rules of a .gitignore, for the paths below its folder. */
interface Rules {
  readonly folder: string
  readonly ignored: Ignore
}

function below(root: string, within: string, above: readonly Rules[]): readonly string[] {
  const folder = join(root, within)
  const entries = entriesOf(folder)
  if (!entries) return [`${within}/`]
  const rules = [...above, ...rulesOf(folder)]
  // A repository names what its tools make. Without one, these names beside a package.json are of tools.
  const isGuessed = rules.length === 0 && entries.some(({ name }) => name === 'package.json')
  return entries.flatMap((entry) => {
    const path = within ? `${within}/${entry.name}` : entry.name
    if (entry.isDirectory()) {
      const isMade = left.has(entry.name) || (isGuessed && guessed.has(entry.name))
      return isMade || isIgnored(rules, `${join(root, path)}${sep}`) ? [] : below(root, path, rules)
    }
    const isOwn = entry.isFile() && writerOf(entry.name) === null
    return isOwn && !isIgnored(rules, join(root, path)) ? [path] : []
  })
}

function entriesOf(folder: string): readonly Dirent[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return null
  }
}

/** The rules of the folders above, up to the root of the repository. The innermost ones come last. */
function rulesAbove(folder: string): readonly Rules[] {
  const parent = dirname(folder)
  if (parent === folder || existsSync(join(folder, '.git'))) return []
  return [...rulesAbove(parent), ...rulesOf(parent)]
}

function rulesOf(folder: string): readonly Rules[] {
  const file = join(folder, '.gitignore')
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return []
  const lines = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  return [{ folder, ignored: ignore({ ignorecase: false }).add(lines) }]
}

/** The last rule that names a path counts, as for git. */
function isIgnored(rules: readonly Rules[], path: string): boolean {
  return rules.reduce((before, { folder, ignored }) => {
    const inside = relative(folder, path).split(sep).join('/')
    const found = ignored.test(path.endsWith(sep) ? `${inside}/` : inside)
    return found.ignored || (before && !found.unignored)
  }, false)
}

/** Folders of tools, whose files are made or not the application's. */
const left: ReadonlySet<string> = new Set(
  'node_modules .git .next .turbo .vercel .cache .expo .output .yarn .pnp storybook-static'.split(' '),
)

/** Names of folders that tools make, and which sources may have as well. */
const guessed: ReadonlySet<string> = new Set(['dist', 'build', 'out', 'coverage'])
