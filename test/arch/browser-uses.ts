import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { collect, isTest, type Module, type Source } from './source.ts'

/** Folders of what browsers run of the packages. */
const shipped = /^(?:headless|ui-kit|tools\/compat-frontegg)\/src\//
const onServers = /^[\w/-]+\/src\/(?:server|provider|next|tanstack-start|(?:client|kit)\/checks)\//

/** The features of the platform that modules use, such as `AbortSignal.any`, `.toSorted()` and `new BroadcastChannel`. */
export function scriptUses(modules: readonly Module[]): ReadonlySet<string> {
  const found = modules
    .filter((module) => shipped.test(module.path) && !onServers.test(module.path) && !isTest(module))
    .flatMap(({ tree }) => collect(tree, scriptUse))
  return new Set(found)
}

function scriptUse(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) {
    return isOfPlatform(node.expression.text) ? `new ${node.expression.text}` : undefined
  }
  if (ts.isIdentifier(node) && node.text === 'requestIdleCallback') return node.text
  if (!ts.isPropertyAccessExpression(node)) return undefined
  const { expression: owner, name } = node
  if (ts.isIdentifier(owner) && (owner.text === 'navigator' || isOfPlatform(owner.text))) {
    return isOfLanguage.old.has(name.text) && !isOfDom(owner.text) ? undefined : `${owner.text}.${name.text}`
  }
  const isCall = ts.isCallExpression(node.parent) && node.parent.expression === node
  return isCall && (isOfLanguage.new.has(name.text) || newerMembers.has(name.text)) ? `.${name.text}()` : undefined
}

/** The functions, pseudo-classes, rules, units and properties of a style sheet. */
export function styleUses(sheets: readonly Source[]): ReadonlySet<string> {
  const found = sheets
    .filter(({ path }) => path.startsWith('ui-kit/src/') && path.endsWith('.css'))
    .flatMap(({ text }) => {
      const css = text.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '')
      return [...css.matchAll(/([^{};]*)([{};])/g)].flatMap(([, part = '', end]) =>
        end === '{' || part.trim().startsWith('@') ? headUses(part.trim()) : declarationUses(part.trim()),
      )
    })
  return new Set(found)
}

function headUses(head: string): readonly string[] {
  if (head.startsWith('@')) return [/^@[\w-]+/.exec(head)?.[0] ?? '']
  return [...head.matchAll(/::?[a-z][\w-]*/g)].map(([pseudo]) => pseudo)
}

function declarationUses(declaration: string): readonly string[] {
  const at = declaration.indexOf(':')
  if (at === -1) return []
  const [name, value] = [declaration.slice(0, at).trim(), declaration.slice(at + 1)]
  const functions = [...value.matchAll(/([a-z][\w-]*)\((\s*from\b)?/gi)].map(
    ([, call, from]) => `${call}(${from ? 'from' : ''}`,
  )
  const words = [...value.matchAll(/(?<![\w-])(?:subgrid|masonry|anchor-center)(?![\w-])/g)].map(([word]) => word)
  const units = [...value.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/gi)].map(([, unit]) => `1${unit}`)
  return [...(name.startsWith('--') ? [] : [name]), ...functions, ...words, ...units]
}

/** Members of elements, documents and signals that came after 2020. */
const newerMembers = new Set(
  'throwIfAborted showPopover hidePopover togglePopover checkVisibility requestSubmit showPicker setHTMLUnsafe getHTML moveBefore startViewTransition'.split(
    ' ',
  ),
)

const lib = dirname(createRequire(import.meta.url).resolve('typescript/lib/lib.es2015.core.d.ts'))

/** The members that TypeScript declares in the libraries of these years. */
function membersOf(years: RegExp): ReadonlySet<string> {
  const texts = readdirSync(lib)
    .filter((file) => years.test(file))
    .map((file) => readFileSync(join(lib, file), 'utf8'))
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/^ {4}(?:readonly )?(\w+)\??[(<:]/gm)].map(([, name]) => name ?? '')),
  )
}

/** Methods of objects of the project that have the name of a newer one of the language. */
const ownMethods = new Set(['move', 'error', 'dispose'])

const old = membersOf(/^lib\.(?:es5|es20(?:1\d|2[01])(?:\.\w+)*)\.d\.ts$/)
/** Members of the language by age: of 2021 and before, and newer ones alone. */
const isOfLanguage = {
  old,
  new: new Set(
    [...membersOf(/^lib\.(?:es202[2-9]|esnext)(?:\.\w+)*\.d\.ts$/)].filter(
      (name) => !old.has(name) && !ownMethods.has(name),
    ),
  ),
}

const dom = readFileSync(join(lib, 'lib.dom.d.ts'), 'utf8')
const domGlobals = new Set([...dom.matchAll(/^declare var (\w+):/gm)].map(([, name]) => name ?? ''))
const languageGlobals = new Set(
  'Array Object Promise Intl Map Set String Number Symbol RegExp Error Math Reflect JSON Iterator Atomics WeakRef Temporal'.split(
    ' ',
  ),
)

const isOfDom = (name: string) => domGlobals.has(name)
const isOfPlatform = (name: string) => /^[A-Z]/.test(name) && (isOfDom(name) || languageGlobals.has(name))
