import ts from 'typescript'
import { importsOf } from './imports.ts'
import { collect, type Findings, isTest, type Module, placeOf } from './source.ts'

/** The folders that write dates by the platform itself. */
const writesDates = /^ui-kit\/src\/(?:i18n|frame\/portal\/dates)\//

/** The number of a day that was read before, and the names of time zones. */
const allowed = new Set([
  'ui-kit/src/screens/portal/audits/audit-value.tsx',
  'ui-kit/src/screens/portal/account/choices.ts',
])

/**
 * Dates of the kit that throw if they cannot be read: `.format(Date.parse(text))`, `.toISOString()` of a parsed text, and
 * the formats of the platform outside of `i18n`. `useDateFormat` takes the stored value and shows a dash.
 */
export function datesUnguarded(modules: readonly Module[]): Findings {
  return modules
    .filter((module) => module.path.startsWith('ui-kit/src/') && !isTest(module) && !writesDates.test(module.path))
    .flatMap((module) => [...rawFormats(module), ...parsedInside(module)])
}

function rawFormats(module: Module): Findings {
  if (allowed.has(module.path)) return []
  const names = collect(module.tree, (node) =>
    (ts.isImportSpecifier(node) && (node.propertyName ?? node.name).text === 'dateFormat') ||
    (ts.isPropertyAccessExpression(node) && /^(?:DateTimeFormat|toLocale(?:Date|Time)String)$/.test(node.name.text))
      ? `${placeOf(module, node)}: write dates by useDateFormat, which never throws`
      : undefined,
  )
  const isOfPlatform = importsOf(module).some(({ specifier }) => /i18n\/intl\.ts$/.test(specifier))
  return isOfPlatform || module.text.includes('DateTimeFormat') || /toLocale(?:Date|Time)/.test(module.text)
    ? names
    : []
}

function parsedInside(module: Module): Findings {
  return collect(module.tree, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
    const { name, expression } = node.expression
    const isFormat = /^format(?:Range)?(?:ToParts)?$/.test(name.text)
    const read = isFormat ? node.arguments : name.text === 'toISOString' ? [expression] : []
    return read.some(isParsed)
      ? `${placeOf(module, node)}: a text that is no date throws here; hand the stored value to useDateFormat or timeOf`
      : undefined
  })
}

/** `Date.parse(text)` and `new Date(text)`; a date of several numbers is made here and not read. */
function isParsed(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return node.expression.getText() === 'Date.parse'
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'Date' || node.arguments?.length !== 1) return false
  const [given] = node.arguments
  // A number, named `time`, was read by `timeOf`.
  return given !== undefined && given.getText() !== 'time'
}
