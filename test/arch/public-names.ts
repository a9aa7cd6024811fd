import ts from 'typescript'
import { collect, type Findings, type Module, placeOf } from './source.ts'

/** The verbs of actions, by what they mean. A new verb belongs to none of these meanings, or it is the one that is here. */
export const verbs = {
  /** A row that is new in the world, and one that joins. */
  make: ['create', 'add'],
  /** A row, a record, and a value or a set that is replaced. */
  change: ['update', 'save', 'set'],
  remove: ['remove'],
  switch: ['enable', 'disable', 'lock', 'unlock'],
  assign: ['connect', 'mark', 'pin', 'archive', 'apply', 'fill', 'schedule', 'upload'],
  /** The rows of a list. */
  list: ['load', 'search', 'filter', 'sort', 'go', 'select', 'deselect', 'clear', 'stop', 'retry', 'count', 'row'],
  send: [
    'send',
    'resend',
    'test',
    'validate',
    'reset',
    'end',
    'preview',
    'export',
    'download',
    'cancel',
    'renew',
    'rotate',
    'verify',
  ],
  /** The steps of a flow. */
  step: [
    'begin',
    'start',
    'restart',
    'submit',
    'choose',
    'confirm',
    'proceed',
    'continue',
    'back',
    'skip',
    'postpone',
    'finish',
  ],
  flow: [
    'use',
    'prepare',
    'keep',
    'check',
    'offer',
    'register',
    'acknowledge',
    'step',
    'stay',
    'resume',
    'open',
    'close',
  ],
  session: [
    'sign',
    'log',
    'refresh',
    'get',
    'accept',
    'switch',
    'drop',
    'in',
    'hold',
    'record',
    'ask',
    'attend',
    'take',
  ],
  page: ['guard'],
} as const

/** Actions of `…Actions` interfaces that begin with another verb than those of {@link verbs}, or end in `OfMany`. */
export function otherVerbs(reports: readonly Module[]): Findings {
  const known = new Set<string>(Object.values(verbs).flat())
  return interfacesIn(reports)
    .filter(({ node }) => node.name.text.endsWith('Actions'))
    .flatMap(({ report, node }) =>
      node.members.flatMap((member) => {
        const name = textOf(member.name)
        const [verb = ''] = name.split(/(?=[A-Z])/)
        if (known.has(verb) && !name.endsWith('OfMany')) return []
        return [
          `${placeOf(report, member)}: ${node.name.text}.${name}: use a verb of test/arch/public-names.ts, and …Many`,
        ]
      }),
    )
}

/** Booleans of states, rows and records that do not read `is…`, `has…`, `can…` or `may…`. Options and inputs are orders. */
export function otherBooleans(reports: readonly Module[]): Findings {
  return declared(reports)
    .filter(({ name }) => !/(?:Input|Options|Props|Settings)$/.test(name))
    .flatMap(({ report, name, node }) =>
      collect(node, (member) => {
        if (!ts.isPropertySignature(member) || !member.type || !isFlag(member.type) || isParameter(member)) return
        const own = textOf(member.name)
        if (/^(?:is|has|can|may)[A-Z]/.test(own) || exempt.has(`${name}.${own}`)) return
        return `${placeOf(report, member)}: ${name}.${own}: a boolean reads is…, has…, can… or may…`
      }),
    )
}

/** Exported names that shadow `taken`: names of the platform or of a router. */
export function shadowing(reports: readonly Module[], taken: ReadonlySet<string>): Findings {
  return declared(reports)
    .filter(({ name }) => taken.has(name))
    .map(({ report, name, node }) => `${placeOf(report, node)}: ${name} is a name of the platform or a router`)
}

/** Inputs with the id of a row alone, under another name than `RowInput`. */
export function otherRowInputs(reports: readonly Module[]): Findings {
  return interfacesIn(reports)
    .filter(({ node }) => node.name.text !== 'RowInput' && node.name.text.endsWith('Input') && !node.heritageClauses)
    .filter(({ node }) => node.members.length === 1 && textOf(node.members[0]?.name) === 'id')
    .map(({ report, node }) => `${placeOf(report, node)}: ${node.name.text} is RowInput`)
}

/** Constants that are features, under a name that everyday variables have. */
export function plainFeatures(reports: readonly Module[]): Findings {
  return declared(reports)
    .filter(({ name, node }) => {
      const isFeature = ts.isVariableDeclaration(node) && /^Feature\b/.test(node.type?.getText() ?? '')
      return isFeature && !name.endsWith('Feature')
    })
    .map(({ report, name, node }) => `${placeOf(report, node)}: ${name} is a feature: ${name}Feature`)
}

/** The names that the declarations of the platform, `lib.dom.d.ts`, have at their top level. */
export function globalNames(library: Module): ReadonlySet<string> {
  return new Set(declared([library]).map(({ name }) => name))
}

/** Booleans that others named: a standard, or a document of the provider that is passed on as it is. */
const exempt = new Set([
  'Condition.negate',
  'EntitlementFeatureFlag.on',
  'RedirectRules.enforce',
  'SessionSource.loadsProfile',
  'WebAuthnCreation.requireResidentKey',
])

interface Declared {
  readonly report: Module
  readonly name: string
  readonly node: ts.Node
}

function declared(reports: readonly Module[]): readonly Declared[] {
  return reports.flatMap((report) =>
    report.tree.statements.flatMap((statement): readonly Declared[] => {
      if (ts.isVariableStatement(statement))
        return statement.declarationList.declarations.map((node) => ({ report, name: textOf(node.name), node }))
      const isNamed =
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement) ||
        ts.isFunctionDeclaration(statement) ||
        ts.isClassDeclaration(statement)
      return isNamed && statement.name ? [{ report, name: statement.name.text, node: statement }] : []
    }),
  )
}

function interfacesIn(reports: readonly Module[]) {
  return declared(reports).flatMap(({ report, node }) => (ts.isInterfaceDeclaration(node) ? [{ report, node }] : []))
}

function isFlag(type: ts.TypeNode): boolean {
  return ts.isUnionTypeNode(type) ? type.types.some(isFlag) : type.kind === ts.SyntaxKind.BooleanKeyword
}

function isParameter(node: ts.Node): boolean {
  return ts.findAncestor(node, ts.isParameter) !== undefined
}

function textOf(name: ts.Node | undefined): string {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : ''
}
