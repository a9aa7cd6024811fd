import { spawn } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Example, isOfProject, root } from '../../scripts/reference/pages.mjs'

/** The result of a test in an example. */
export interface ExampleResult {
  /** The page and the line of its first line. */
  readonly example: string
  readonly title: string
  /** The reason of a failure, or `null`. */
  readonly failure: string | null
}

/** `true` for an example named as a test, unless it prints a test of the project, which is run in its place. */
export function isTest(example: Example): boolean {
  return /\.test\.tsx?$/.test(example.file ?? '') && !isOfProject(example)
}

/**
 * Runs the examples that are named as tests, with the other files of their pages. Vitest runs one small file per example,
 * which imports it. Examples with markup run in a document.
 *
 * @param name The folder in `.cache/docs`, which a run has alone. Default `examples`.
 */
export async function runExamples(examples: readonly Example[], name = 'examples'): Promise<readonly ExampleResult[]> {
  const folder = join(root, '.cache', 'docs', name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const files = examples.flatMap((example) => (example.file === null ? [] : [[placeOf(example), example.code]]))
  await writeFile(join(folder, 'examples.json'), JSON.stringify(Object.fromEntries(files)))
  const places = new Map<string, Example>()
  for (const [index, example] of examples.filter(isTest).entries()) {
    const path = join(folder, `${index}.test.${example.language}`)
    await writeFile(path, `import ${JSON.stringify(placeOf(example))}\n`)
    places.set(path, example)
  }
  const report = join(folder, 'report.json')
  const output = await vitest(folder, report)
  const written = await readFile(report, 'utf8').catch(() => {
    throw new Error(`The examples could not be run:\n${output}`)
  })
  const { testResults }: Report = JSON.parse(written)
  return testResults.flatMap(({ name: path, message, assertionResults }) => {
    const found = places.get(path)
    const example = `${found?.page}:${found?.line}`
    if (assertionResults.length === 0) return [{ example, title: 'the file', failure: message || 'holds no test' }]
    return assertionResults.map(({ title, status, failureMessages }) => {
      const failure = status === 'passed' ? null : failureMessages.join('\n') || status
      return { example, title, failure }
    })
  })
}

/** The path of an example: below the folder of its page, or a path of the project that its name points to. */
function placeOf({ page, file }: Example): string {
  return join(root, 'examples-of', page, file ?? '')
}

/** The output of the reporter `json`, as far as it is read. */
interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly title: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

function vitest(folder: string, report: string): Promise<string> {
  const program = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
  const config = join(root, 'test/docs/examples.config.ts')
  const args = [program, 'run', '--config', config, '--reporter', 'json', '--outputFile', report]
  return new Promise((resolve, reject) => {
    const { VITEST: _, ...env } = process.env
    const child = spawn(process.execPath, args, { cwd: root, env: { ...env, PORTICO_EXAMPLES: folder } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', reject).on('close', () => resolve(output))
  })
}
