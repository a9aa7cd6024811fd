import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInit } from '../../src/init/index.ts'
import type { Files } from './fixtures.ts'

/** The output and the exit code of a run. */
export interface InitRun {
  readonly exitCode: number
  readonly printed: string
  readonly errors: string
  /** The questions that were asked. */
  readonly questions: readonly string[]
}

/** A folder with an application in it. */
export interface Folder {
  readonly path: string
  /** The text of each file, by path. */
  readonly files: () => Files
  readonly text: (path: string) => string | null
  readonly write: (files: Files) => void
  /** Runs init; `answer` answers its questions, and `null` stands for no terminal. */
  readonly init: (args?: readonly string[], answer?: boolean | null, nodeVersion?: string) => Promise<InitRun>
  readonly remove: () => void
}

/** Makes a folder with these files. */
export function openFolder(files: Files): Folder {
  const path = mkdtempSync(join(tmpdir(), 'portico-init-'))
  write(files)
  return { path, files: () => textsBelow(path), text, write, init, remove: () => rmSync(path, { recursive: true }) }

  function text(name: string): string | null {
    return existsSync(join(path, name)) ? readFileSync(join(path, name), 'utf8') : null
  }

  function write(texts: Files): void {
    for (const [name, content] of Object.entries(texts)) {
      mkdirSync(dirname(join(path, name)), { recursive: true })
      writeFileSync(join(path, name), content)
    }
  }

  async function init(
    args: readonly string[] = ['--yes'],
    answer: boolean | null = null,
    nodeVersion = 'v22.12.0',
  ): Promise<InitRun> {
    const [printed, errors, questions]: [string[], string[], string[]] = [[], [], []]
    const output = { print: (line: string) => printed.push(line), printError: (line: string) => errors.push(line) }
    const ask = async (question: string) => {
      questions.push(question)
      return answer === true
    }
    const exitCode = await runInit(args, output, {
      folder: path,
      isColoured: false,
      nodeVersion,
      ask: answer === null ? null : ask,
    })
    return { exitCode, printed: printed.join('\n'), errors: errors.join('\n'), questions }
  }
}

function textsBelow(folder: string, prefix = ''): Files {
  const rows = readdirSync(folder).flatMap((name): (readonly [string, string])[] => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return Object.entries(textsBelow(path, `${prefix}${name}/`))
    return [[prefix + name, readFileSync(path, 'utf8')]]
  })
  return Object.fromEntries(rows)
}
