import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { operations } from '../../../providers/emulator/src/openapi/operations.gen.ts'
import { createLogger } from '../core/logger.ts'
import { serverErrors } from './errors.ts'

const folders = ['.', 'redis', '../next/server', '../http'].map((folder) => join(import.meta.dirname, folder))
const sources = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
)
const text = `'(?:[^'\\\\\\n]|\\\\.)*'|\`(?:[^\`\\\\]|\\\\.)*\``

/** The texts that a pattern finds in the sources, without their quotes. */
function textsAt(before: string): readonly string[] {
  const pattern = new RegExp(`${before}(${text})`, 'g')
  return sources.flatMap((source) => [...source.matchAll(pattern)].map(([, found = '']) => found.slice(1, -1)))
}

/** The values that a place of a template may have: each path of the contract, each code, or a word. */
function filled(template: string): readonly string[] {
  const paths = operations.map(({ path }) => path)
  const values = template.includes('{path}') ? paths : Object.values(serverErrors)
  return template.includes('${') ? values.map((value) => template.replaceAll(/\$\{[^}]*\}/g, value)) : [template]
}

function logged(message: string): string {
  const lines: string[] = []
  createLogger((_, __, ...parts) => void lines.push(parts.join(' ')), 'debug', 'test').warn(message)
  return lines.join()
}

describe('the redaction of the log', () => {
  it('each message that the server half logs, or a client of it, is logged as it is written, with any path and any code', () => {
    const templates = textsAt(String.raw`\blog(?:\.(?:error|warn|info|debug)|\[\w+\])\((?:withPage\()?\s*`)
    expect(templates.length).toBeGreaterThanOrEqual(10)
    const changed = templates.flatMap(filled).filter((message) => logged(message) !== message)
    expect(changed).toEqual([])
  })

  it('each error of the server half is logged with its own words', () => {
    const messages = textsAt(String.raw`(?:new (?:PorticoError|Error)|developerError)\([^'"\x60)]*`).flatMap(filled)
    expect(messages.length).toBeGreaterThanOrEqual(10)
    expect(messages.filter((message) => logged(message) !== message)).toEqual([])
  })
})
