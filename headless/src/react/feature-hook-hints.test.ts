import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const file = join(root, 'headless/src/react/hints.ts')
const text = `
import { useGroup, useGroups } from '../features/portal/groups/react.ts'
export const missing = useGroup()
export const groups = useGroups()
`
/** An editor with a file that uses hooks. */
function openEditor(): ts.LanguageService {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const read = (path: string) => (path === file ? text : ts.sys.readFile(path))
  return ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => ts.ScriptSnapshot.fromString(read(path) ?? ''),
    getCurrentDirectory: () => root,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => read(path) !== undefined,
    readFile: read,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  })
}

it('an editor shows the members of a hook, and a call without its options names them', { timeout: 60_000 }, () => {
  const editor = openEditor()
  const shown = editor.getQuickInfoAtPosition(file, text.indexOf('groups ='))?.displayParts
  expect(ts.displayPartsToString(shown)).toContain('readonly rows: readonly Group[]')
  const errors = editor
    .getSemanticDiagnostics(file)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
  expect(errors).toEqual([expect.stringContaining(`'this hook needs options': "id"; }`)])
})
