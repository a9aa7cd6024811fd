import ts from 'typescript'
import { collect, type Findings, isGenerated, isTest, type Module, placeOf, type Source } from './source.ts'

/** The longest a file may be, in lines. */
export const longest = 300

/** Files longer than {@link longest}. */
export function tooLong(sources: readonly Source[]): Findings {
  return sources
    .filter((source) => /\.(?:tsx?|m?js|css)$/.test(source.path) && !isGenerated(source))
    .flatMap(({ path, text }) => {
      const lines = text.trimEnd().split('\n').length
      return lines > longest ? [`${path}: ${lines} lines; split it by what its parts are about`] : []
    })
}

/** With the folders that Next.js reads a parameter from, `[...name]`. */
const inKebabCase = /^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*$|^\[\.\.\.[a-z-]+\]$|^README\.md$/

/** Files and folders that are not in kebab-case, or whose name says nothing of what they hold. */
export function misnamed(sources: readonly Source[]): Findings {
  return sources
    .map(({ path }) => path)
    .filter((path) => /\.(?:tsx?|m?js|css)$|^docs\/.*\.md$/.test(path) && !namedByRouter.test(path))
    .flatMap((path) => {
      const segments = path.split('/')
      const vague = segments.find((segment) => /^(?:utils?|helpers?|common|misc|shared|lib)(?:\.\w+)*$/.test(segment))
      if (vague) return [`${path}: "${vague}" says nothing; name it after what it holds`]
      const odd = segments.find((segment) => !inKebabCase.test(segment))
      return odd ? [`${path}: "${odd}" is not in kebab-case`] : []
    })
}

/** Routes of TanStack Start have their paths as names, with `$` for the rest of a path. */
const namedByRouter = /^examples\/templates\/tanstack-start\/src\/routes\//

/** What a tool loads by its default export: pages of Next.js, routes of React Router, an environment of Jest, parts of VitePress. */
const loadedByDefault = new RegExp(
  [
    String.raw`^(?:test/compat|examples/templates)/next/app/.*(?:page|layout|loading)\.tsx$`,
    String.raw`^examples/templates/react-router/app/(?:root|routes(?:/[\w-]+)?)\.tsx?$`,
    String.raw`^test/compat/jsdom/environment\.mjs$`,
    String.raw`^docs/site/\.vitepress/theme/.*\.ts$`,
  ].join('|'),
)

/** Default exports, except in the configuration of a tool, which asks for one. */
export function defaultExports(modules: readonly Module[]): Findings {
  return modules
    .filter(({ path }) => !/(?:^|[./])config\.(?:ts|mjs)$/.test(path) && !loadedByDefault.test(path))
    .flatMap((module) =>
      collect(module.tree, (node) => {
        const isDefault =
          ts.isExportAssignment(node) ||
          (ts.isExportSpecifier(node) && node.name.text === 'default') ||
          (ts.canHaveModifiers(node) &&
            ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) === true)
        return isDefault ? `${placeOf(module, node)}: export it by name` : undefined
      }),
    )
}

/** `any` and `!` in what is shipped, and casts in features and screens, where types must follow from the contract. */
export function typesForced(modules: readonly Module[]): Findings {
  return shipped(modules).flatMap((module) =>
    collect(module.tree, (node) => {
      const what = forcedType(node, /^headless\/src\/features\/|^ui-kit\/src\/screens\//.test(module.path))
      return what && `${placeOf(module, node)}: ${what}`
    }),
  )
}

/** `'use client'` below another statement or in parentheses, where it is text without effect. */
export function misplacedDirectives(modules: readonly Module[]): Findings {
  return shipped(modules).flatMap((module) =>
    module.tree.statements.flatMap((statement, at) => {
      const text = statement.getText(module.tree)
      const isDirective = /^['"]use client['"];?$/.test(text) && at === 0
      const isMeant = ts.isExpressionStatement(statement) && /^\(?['"]use client['"]\)?;?$/.test(text)
      return isMeant && !isDirective ? [`${placeOf(module, statement)}: write 'use client' first, as a directive`] : []
    }),
  )
}

/**
 * Syntax that an engine of the floor may refuse. It refuses the whole file with it, also if nothing uses the line. A pattern that is
 * made of a text fails later, where it is used.
 */
export function newerPatterns(modules: readonly Module[]): Findings {
  return modules
    .filter((module) => inBrowsers.test(module.path) && !isTest(module))
    .flatMap((module) => newerPatternsIn(module))
}

/** What browsers run: of the packages, generated files too, and of applications. */
const inBrowsers =
  /^(?:headless|ui-kit|providers\/emulator|tools\/compat-frontegg|examples\/(?:templates\/)?[^/]+)\/(?:src|app)\//

/** {@link newerPatterns} of one module, which may be built. */
export function newerPatternsIn(module: Module): Findings {
  return collect(module.tree, (node) => {
    const place = () => placeOf(module, node)
    if (ts.isImportAttributes(node)) return `${place()}: import it without attributes`
    if (ts.isVariableDeclarationList(node) && (node.flags & ts.NodeFlags.Using) === ts.NodeFlags.Using)
      return `${place()}: release it without using`
    const isNewer = ts.isRegularExpressionLiteral(node)
      ? newerPattern.test(node.text) || /\/[a-z]*v[a-z]*$/.test(node.text)
      : isMadePattern(node) &&
        (newerPattern.test(node.arguments?.[0]?.getText(module.tree) ?? '') ||
          /^['"`][a-z]*v/.test(node.arguments?.[1]?.getText(module.tree) ?? ''))
    return isNewer ? `${place()}: write it without a lookbehind, modifiers and the flag v` : undefined
  })
}

/** A lookbehind, or flags for a part of a pattern. */
const newerPattern = /\(\?(?:<[=!]|[ims]*-?[ims]+:)/

function isMadePattern(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  return (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    /^(?:globalThis\.)?RegExp$/.test(node.expression.getText())
  )
}

/** Literals that are spread into literals: their members belong there directly, and the formatter breaks the lines. */
export function needlessSpreads(modules: readonly Module[]): Findings {
  return modules
    .filter((module) => !isGenerated(module))
    .flatMap((module) =>
      collect(module.tree, (node) =>
        isNeedless(node) ? `${placeOf(module, node)}: write the members directly` : undefined,
      ),
    )
}

/** Classes that are no errors, and that catch none: React catches errors of a component by a class alone. */
export function classes(modules: readonly Module[]): Findings {
  return shipped(modules).flatMap((module) =>
    collect(module.tree, (node) => {
      if (!ts.isClassLike(node)) return undefined
      const parent = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0]
      const isError = parent !== undefined && /Error$/.test(parent.expression.getText(module.tree))
      const isBoundary = node.members.some((member) => member.name?.getText(module.tree) === 'getDerivedStateFromError')
      return isError || isBoundary ? undefined : `${placeOf(module, node)}: write a function that makes a plain object`
    }),
  )
}

function isNeedless(node: ts.Node): boolean {
  if (ts.isSpreadElement(node)) return ts.isArrayLiteralExpression(node.expression) && isWritten(node)
  if (ts.isSpreadAssignment(node)) return ts.isObjectLiteralExpression(node.expression)
  return ts.isJsxSpreadAttribute(node) && ts.isObjectLiteralExpression(node.expression)
}

/** `true` within an array, where elements can be written directly. */
function isWritten(node: ts.Node): boolean {
  return ts.isArrayLiteralExpression(node.parent)
}

function shipped(modules: readonly Module[]): readonly Module[] {
  return modules.filter(
    (module) =>
      /^(?:headless|ui-kit|providers\/emulator|examples\/[^/]+)\/src\//.test(module.path) &&
      !isTest(module) &&
      !isGenerated(module),
  )
}

function forcedType(node: ts.Node, isStrict: boolean): string | undefined {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return 'any hides what a value is; use unknown or the type itself'
  if (ts.isNonNullExpression(node)) return '! hides a missing value; handle it'
  if (!isStrict || !(ts.isAsExpression(node) || ts.isTypeAssertionExpression(node))) return undefined
  return ts.isConstTypeReference(node.type) ? undefined : 'a cast hides a wrong type; let the types follow'
}
