import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Application, ReflectionKind } from 'typedoc'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageEntries, packages } from '../../scripts/house/package-entries.mjs'
import { entrySentences } from '../../scripts/reference/entry-sentences.mjs'
import { root } from '../../scripts/reference/pages.mjs'

describe('the sentence of an entry', () => {
  it.each(packages)('each entry of %s has a sentence of four words or more', (folder) => {
    const sentences = entrySentences(root, folder)
    const short = packageEntries(join(root, folder))
      .map(({ specifier }) => [specifier, sentences.get(specifier) ?? ''] as const)
      .filter(
        ([, sentence]) => !/\w.*[.!?]$/.test(sentence) || (sentence.split(' ').length < 4 && !/`\w+`/.test(sentence)),
      )
    expect(short).toEqual([])
  })
})

const compilerOptions = { allowImportingTsExtensions: true, noEmit: true, types: [], skipLibCheck: true }

describe('the reference of an entry', () => {
  const sources = `
/** State. */
export interface DoorState {
  /** The step of the door. It is never empty. */
  readonly step: string
}
/** Actions. */
export interface DoorActions {
  /** Opens the door. */
  open(): void
}
interface Snapshot<State, Actions> { readonly state: State; readonly actions: Actions }
interface Feature<State> { readonly name: State }
/**
 * The door.
 *
 * @example
 * useDoor()
 */
export declare function useDoor(): Snapshot<DoorState, DoorActions>
/** A hook that no guide shows. */
export declare function useNowhere(): void
/** A part that a guide shows. */
export declare function Avatar(): void
/** A feature by its type. */
export const door: Feature<string> = { name: 'door' }
/** A feature by its name. */
export const gateFeature = 1
/** A context is no component. */
export const DoorContext = 2
/** A function. */
export declare function openDoor(): void
`
  const folder = mkdtempSync(join(tmpdir(), 'portico-reference-'))
  const warnings: string[] = []
  let groups: Readonly<Record<string, readonly string[]>> = {}
  let comments: Readonly<Record<string, string>> = {}

  beforeAll(async () => {
    writeFileSync(join(folder, 'door.ts'), sources)
    writeFileSync(join(folder, 'other.ts'), "export { door, useDoor } from './door.ts'\n")
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['door.ts', 'other.ts'] }))
    const app = await Application.bootstrapWithPlugins(
      {
        entryPoints: [join(folder, 'door.ts'), join(folder, 'other.ts')],
        tsconfig: join(folder, 'tsconfig.json'),
        plugin: ['groups', 'members', 'examples'].map((name) => join(root, `scripts/reference/${name}.mjs`)),
        groupReferencesByType: true,
        groupOrder: ['Hooks', 'Components', 'Functions', 'Features', '*'],
        blockTags: ['@example', '@group', '@state', '@actions'],
        skipErrorChecking: true,
        readme: 'none',
        logLevel: 'Warn',
      },
      [],
    )
    const { logger } = app
    logger.warn = (text) => void warnings.push(String(text))
    const project = await app.convert()
    const modules = project?.getReflectionsByKind(ReflectionKind.Module) ?? []
    groups = Object.fromEntries(
      modules.flatMap((module) =>
        module.isDeclaration()
          ? [
              [
                module.name,
                (module.groups ?? []).map(
                  ({ title, children }) => `${title}: ${children.map(({ name }) => name).join(' ')}`,
                ),
              ],
            ]
          : [],
      ),
    )
    comments = Object.fromEntries(
      (project?.getReflectionsByKind(ReflectionKind.CallSignature) ?? []).map(({ name, comment }) => [
        name,
        (comment?.blockTags ?? [])
          .map(({ tag, content }) => `${tag} ${content.map(({ text }) => text).join('')}`)
          .join('\n'),
      ]),
    )
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  it('an entry lists its hooks first, then components, functions and features', () => {
    expect(groups['door']).toEqual([
      'Hooks: useDoor useNowhere',
      'Components: Avatar',
      'Functions: openDoor',
      'Features: door gateFeature',
      'Interfaces: DoorActions DoorState',
      'Variables: DoorContext',
    ])
  })

  it('an entry groups names of another entry in the same way', () => {
    expect(groups['other']).toEqual(['Hooks: useDoor', 'Features: door'])
  })

  it('a hook lists the members of its state and actions, each with its first sentence', () => {
    expect(comments['useDoor']).toContain('@state - step: The step of the door.\n')
    expect(comments['useDoor']).toContain('@actions - open: Opens the door.\n')
  })

  it('a component without an example gets the shortest of the guides', () => {
    expect(comments['Avatar']).toMatch(/@example ```tsx[\s\S]*<Avatar /)
  })

  it('a hook without any example is a warning', () => {
    expect(warnings.filter((text) => text.includes('has no example'))).toEqual([
      expect.stringContaining('useNowhere has no example, here or in a guide'),
    ])
  })
})
