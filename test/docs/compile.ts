import { dirname, join } from 'node:path'
import ts from 'typescript'
import { type Example, root } from './pages.ts'

/** The compiler's errors in the examples, each as `page:line: message`. All examples are one program. */
export function compile(examples: readonly Example[]): readonly string[] {
  const files = new Map(examples.map((example, index) => [fileOf(example, index), example]))
  const options = { ...projectOptions(), moduleDetection: ts.ModuleDetectionKind.Force, types: ['node', 'vite/client'] }
  const host = withFiles(ts.createCompilerHost(options), files)
  const program = ts.createProgram([...files.keys()], options, host)
  return [...files].flatMap(([path, example]) => {
    const tree = program.getSourceFile(path)
    if (!tree) return [`${example.page}:${example.line}: was not compiled`]
    return [...program.getSyntacticDiagnostics(tree), ...program.getSemanticDiagnostics(tree)].map((diagnostic) => {
      const line = example.line + tree.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line
      return `${example.page}:${line}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n')}`
    })
  })
}

/** The examples of a page share a folder that is not on the disk. Their imports resolve from there. */
function fileOf({ page, file, language }: Example, index: number): string {
  return join(root, 'examples-of', page, file ?? `example-${index}.${language}`)
}

function projectOptions(): ts.CompilerOptions {
  const path = join(root, 'tsconfig.json')
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile)
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'))
  return ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, root, undefined, path).options
}

function withFiles(host: ts.CompilerHost, files: ReadonlyMap<string, Example>): ts.CompilerHost {
  const folders = new Set([...files.keys()].flatMap((path) => [dirname(path), dirname(dirname(path))]))
  return {
    ...host,
    fileExists: (path) => files.has(path) || host.fileExists(path),
    directoryExists: (path) => folders.has(path) || host.directoryExists?.(path) !== false,
    readFile: (path) => files.get(path)?.code ?? host.readFile(path),
    getSourceFile(path, ...rest) {
      const example = files.get(path)
      if (!example) return host.getSourceFile(path, ...rest)
      return ts.createSourceFile(path, example.code, ts.ScriptTarget.ES2022, true)
    },
  }
}
