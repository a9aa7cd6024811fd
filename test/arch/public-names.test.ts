import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as router from 'react-router'
import { describe, expect, it } from 'vitest'
import { globalNames, otherBooleans, otherRowInputs, otherVerbs, plainFeatures, shadowing } from './public-names.ts'
import { modulesOf, planted, readSources, root } from './source.ts'

const reportsOf = (folder: string) => modulesOf(readSources(`${folder}/api-report`))
const headless = reportsOf('headless')
const packages = [...headless, ...reportsOf('ui-kit'), ...reportsOf('providers/emulator')]
const report = (text: string) => [planted('headless/api-report/portal-groups.d.ts', text)]

const library = createRequire(join(root, 'package.json')).resolve('typescript/lib/lib.dom.d.ts')
const platform = globalNames(planted('lib.dom.d.ts', readFileSync(library, 'utf8')))
const taken = new Set([...platform, ...Object.keys(router)])

describe('the public names', () => {
  it('the reports and the names of the platform are read', () => {
    expect(packages.length).toBeGreaterThan(100)
    expect([...taken]).toEqual(expect.arrayContaining(['MessageEvent', 'Report', 'Text', 'Route']))
  })

  it('each action begins with the one verb of its meaning', () => {
    expect(otherVerbs(headless)).toEqual([])
  })

  it.each([
    'change(input: UpdateGroupInput): Promise<Outcome>',
    'editRoles(input: RowInput): Promise<Outcome>',
    'renameView(input: RowInput): void',
    'deleteMany(): void',
    'modify(): void',
    'setPermissionsOfMany(): void',
  ])('an action with another verb is reported: %s', (member) => {
    expect(
      otherVerbs(report(`export interface GroupsActions { ${member}; update(): void; setRolesMany(): void }`)),
    ).toEqual([expect.stringContaining('GroupsActions.')])
  })

  it('each boolean of a state, a row or a record is a question', () => {
    expect(otherBooleans(headless)).toEqual([])
  })

  it.each([
    'export interface UserRow { readonly verified: boolean }',
    'export interface PortalState { readonly step: { readonly enabled: boolean | null } }',
    'export type Permit = { readonly allowed?: boolean | undefined }',
  ])('a boolean that is no question is reported: %s', (text) => {
    expect(otherBooleans(report(text))).toHaveLength(1)
  })

  it('a boolean that is a question, or an order of an input, is not reported', () => {
    const row = 'export interface UserRow { readonly isLocked: boolean; open(options: { keep: boolean }): void }'
    const order = 'export interface AuthenticatorCodeInput { readonly rememberDevice?: boolean }'
    expect(otherBooleans(report(`${row}\n${order}`))).toEqual([])
  })

  it('no public name is a name of the platform or a router', () => {
    expect(shadowing(packages, taken)).toEqual([])
  })

  it.each([
    'export interface MessageEvent {}',
    'export declare const Text: Slotted',
    'export declare function Link(): null',
    'export type Document = object',
  ])('a public name of the platform or a router is reported: %s', (text) => {
    expect(shadowing(report(text), taken)).toHaveLength(1)
  })

  it('an input that is the id of a row is RowInput', () => {
    expect(otherRowInputs(headless)).toEqual([])
    expect(otherRowInputs(report('export interface RemoveGroupInput { readonly id: string }'))).toHaveLength(1)
    expect(
      otherRowInputs(report('export interface UpdateGroupInput extends RowInput { readonly id: string }')),
    ).toEqual([])
  })

  it('a constant that is a feature ends with Feature', () => {
    expect(headless.some(({ text }) => text.includes('export const usersTableFeature: Feature<'))).toBe(true)
    expect(plainFeatures(headless)).toEqual([])
    expect(plainFeatures(report('export const user: Feature<UserState, UserActions>'))).toHaveLength(1)
  })
})
