import { styleText } from 'node:util'
import { type Level, meaningOf } from './codes/index.ts'
import type { Report } from './examine.ts'
import type { Finding, Subject } from './types.ts'

/** The report as text for people: errors first. */
export function textOf(
  report: Report,
  { given, origin }: Pick<Subject, 'given' | 'origin'>,
  isColoured: boolean,
): string {
  const { findings, skipped, passed } = report
  const paint = (style: Style, text: string) => (isColoured ? styleText(style, text, { validateStream: false }) : text)
  const head = [`Provider ${given ?? '(none)'}`, ...(origin === null ? [] : [`Page     ${origin}`])]
  const found = levels.flatMap(({ level, style }) =>
    ofLevel(findings, level).map((finding) => [paint(style, headOf(finding)), ...bodyOf(finding)].join('\n')),
  )
  const checks = [
    ...passed.map((name) => `  ${paint('green', '✓')} ${name}`),
    ...[...new Set(skipped.map(({ reason }) => reason))].map((reason) => {
      const names = skipped.flatMap((one) => (one.reason === reason ? one.check : []))
      return `  ${paint('dim', `– ${names.join(', ')}: ${reason}`)}`
    }),
  ]
  return [head.join('\n'), ...found, checks.join('\n'), summaryOf(report)].filter(Boolean).join('\n\n')
}

/** Returns the report as JSON, with the meaning of each code. */
export function jsonOf(report: Report, { given, origin }: Pick<Subject, 'given' | 'origin'>): string {
  const findings = report.findings.map(({ code, seen }) => ({ code, ...meaningOf(code), seen }))
  return JSON.stringify({ provider: given, origin, ...report, findings }, null, 2)
}

/** The exit code: 1 if an error was found. */
export function exitCodeOf({ findings }: Report): number {
  return ofLevel(findings, 'error').length > 0 ? 1 : 0
}

type Style = Parameters<typeof styleText>[0]

const levels: readonly { readonly level: Level; readonly style: Style }[] = [
  { level: 'error', style: 'red' },
  { level: 'warning', style: 'yellow' },
  { level: 'note', style: 'cyan' },
]

function ofLevel(findings: readonly Finding[], level: Level): readonly Finding[] {
  return findings.filter(({ code }) => meaningOf(code).level === level)
}

function headOf({ code }: Finding): string {
  const { level, title } = meaningOf(code)
  return `${level} ${code}: ${title}`
}

function bodyOf({ code, seen }: Finding): readonly string[] {
  const { effect, remedy } = meaningOf(code)
  return [`  Seen    ${seen}`, `  Effect  ${effect}`, `  Remedy  ${remedy}`]
}

function summaryOf({ findings, skipped, passed }: Report): string {
  const counts = levels.map(({ level }) => {
    const count = ofLevel(findings, level).length
    return `${count} ${level}${count === 1 ? '' : 's'}`
  })
  return `${counts.join(', ')}. Checks passed: ${passed.length}, not made: ${skipped.length}.`
}
