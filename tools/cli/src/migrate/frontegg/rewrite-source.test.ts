import { Project } from 'ts-morph'
import { describe, expect, it } from 'vitest'
import { rewriteSource } from './rewrite-source.ts'

const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { allowJs: true } })
const rewrite = (text: string, { isDirect = false, path = 'src/app.tsx' } = {}) =>
  rewriteSource(project, path, text, { isDirect })
const after = (text: string, options = {}) => rewrite(text, options).change?.after ?? text

describe('imports', () => {
  it.each([
    [`import { useAuth } from '@frontegg/react'`, `import { useAuth } from '@portico/compat-frontegg'`],
    [`import {useAuth as a} from "@frontegg/react";`, `import {useAuth as a} from "@portico/compat-frontegg";`],
    [`import type { User } from '@frontegg/redux-store'`, `import type { User } from '@portico/compat-frontegg'`],
    [`import * as F from '@frontegg/react'`, `import * as F from '@portico/compat-frontegg'`],
    [`export { useAuth } from '@frontegg/react'`, `export { useAuth } from '@portico/compat-frontegg'`],
    [`export * from '@frontegg/react'`, `export * from '@portico/compat-frontegg'`],
    [`const { useAuth } = require('@frontegg/react')`, `const { useAuth } = require('@portico/compat-frontegg')`],
    [`const m = await import('@frontegg/react')`, `const m = await import('@portico/compat-frontegg')`],
    [`type U = import('@frontegg/react').User`, `type U = import('@portico/compat-frontegg').User`],
    [`import f = require('@frontegg/react')`, `import f = require('@portico/compat-frontegg')`],
    [`declare module '@frontegg/react' {}`, `declare module '@portico/compat-frontegg' {}`],
    [`jest.mock('@frontegg/react', () => ({}))`, `jest.mock('@portico/compat-frontegg', () => ({}))`],
    [`vi.mock('@frontegg/react')`, `vi.mock('@portico/compat-frontegg')`],
    [`import { ContextHolder } from '@frontegg/rest-api'`, `import { ContextHolder } from '@portico/compat-frontegg'`],
    [
      `import { getSession } from '@frontegg/nextjs/pages'`,
      `import { getSession } from '@portico/compat-frontegg/next/pages'`,
    ],
    [
      `export { FronteggApiMiddleware as default } from '@frontegg/nextjs/middleware'`,
      `export { FronteggApiMiddleware as default } from '@portico/compat-frontegg/next/middleware'`,
    ],
    [
      'const { useAuth } = await import(`@frontegg/react`)',
      'const { useAuth } = await import(`@portico/compat-frontegg`)',
    ],
    [`require(\`@frontegg/react\`).useAuth`, `require(\`@portico/compat-frontegg\`).useAuth`],
    [`import.meta.resolve('@frontegg/react')`, `import.meta.resolve('@portico/compat-frontegg')`],
    [`jest.requireActual('@frontegg/react')`, `jest.requireActual('@portico/compat-frontegg')`],
    [
      `const { withSSRSession } = require('@frontegg/nextjs')`,
      `const { withSSRSession } = require('@portico/compat-frontegg/next/pages')`,
    ],
    [
      `module.exports = { transpilePackages: ['a', '@frontegg/nextjs'] }`,
      `module.exports = { transpilePackages: ['a', '@portico/compat-frontegg'] }`,
    ],
  ])('%s leads to the layer', (text, expected) => {
    expect(after(text)).toBe(expected)
    expect(rewrite(text).byHand).toEqual([])
  })

  it('an import whose names are in several entries becomes several, in the style of the file', () => {
    const text = `import { useAuth, getSession as read, type User } from "@frontegg/nextjs";\n`
    expect(after(text)).toBe(
      `import { useAuth, type User } from "@portico/compat-frontegg/next";\n` +
        `import { getSession as read } from "@portico/compat-frontegg/next/pages";\n`,
    )
  })

  it('a type import stays one', () => {
    const text = `import type { User, FronteggAppProviderProps } from '@frontegg/nextjs'`
    expect(after(text)).toBe(
      `import type { User } from '@portico/compat-frontegg/next'\n` +
        `import type { FronteggAppProviderProps } from '@portico/compat-frontegg/next/app'`,
    )
  })

  it('a hook that an entry for servers exported comes from the entry for clients', () => {
    expect(after(`import { useAuth } from '@frontegg/nextjs/pages'`)).toBe(
      `import { useAuth } from '@portico/compat-frontegg/next'`,
    )
  })

  it('a name of the same shape comes from Portico itself, unless the layer is asked for', () => {
    const text = `import { useAuth, useIsSteppedUp } from '@frontegg/react'`
    expect(after(text, { isDirect: true })).toBe(
      `import { useAuth } from '@portico/compat-frontegg'\nimport { useIsSteppedUp } from '@portico/headless'`,
    )
    expect(after(text)).toBe(`import { useAuth, useIsSteppedUp } from '@portico/compat-frontegg'`)
  })

  it('everything but the specifiers keeps its text, in JavaScript with JSX too', () => {
    const rest = `\n\n// '@frontegg/react' is a comment\nconst   a = <p   title='@frontegg/react'>{ '@frontegg/react' }</p>\n`
    const text = `import {\n  useAuth, // signed in?\n  useAuthActions\n} from '@frontegg/react'${rest}`
    expect(after(text, { path: 'src/app.js' })).toBe(
      text.replace(`from '@frontegg/react'`, `from '@portico/compat-frontegg'`),
    )
  })

  it('a second run changes nothing', () => {
    const once = after(`import { useAuth, getSession } from '@frontegg/nextjs'`)
    expect(rewrite(once)).toEqual({ change: null, byHand: [], named: [] })
  })
})

describe('what an import has beside its names', () => {
  it('a divided import keeps its default import, its comments and its attributes', () => {
    const text = `import F, {
  // eslint-disable-next-line some/rule -- TICKET-12
  useAuth,
  getSession as read, // keep me
  /* and me */
  type User
} from '@frontegg/nextjs' with { type: 'x' } // at last
`
    expect(after(text)).toBe(`import F, {
  // eslint-disable-next-line some/rule -- TICKET-12
  useAuth,
  /* and me */
  type User,
} from '@portico/compat-frontegg/next' with { type: 'x' }
import {
  getSession as read, // keep me
} from '@portico/compat-frontegg/next/pages' with { type: 'x' } // at last
`)
  })

  it('lines end as those of the file', () => {
    const text = `import { useAuth, getSession } from '@frontegg/nextjs'\r\nf()\r\n`
    expect(after(text)).toBe(
      `import { useAuth } from '@portico/compat-frontegg/next'\r\nimport { getSession } from '@portico/compat-frontegg/next/pages'\r\nf()\r\n`,
    )
  })
})

describe('what stays as it is', () => {
  it.each([
    [`const jest = { log }\njest.log('@frontegg/react')`, [/names @frontegg\/react/]],
    [`require('@frontegg/rest-api').FronteggApiClient`, [/FronteggApiClient has no counterpart/]],
    [`const { createApiClient } = require('@frontegg/react')`, [/createApiClient: use createClient/]],
    [`const { createApiClient } = await import('@frontegg/react')`, [/createApiClient: use createClient/]],
    [
      `import('@frontegg/react').then(({ createApiClient }) => createApiClient())`,
      [/createApiClient: use createClient/],
    ],
    [`const F = require('@frontegg/react')\nF.createApiClient()`, [/createApiClient: use createClient/]],
    [`import * as F from '@frontegg/rest-api'\nF.createApiClient()`, [/createApiClient: use createClient/]],
    [`import { createApiClient } from '@frontegg/rest-api'`, [/createApiClient: use createClient/]],
    [`type C = import('@frontegg/react').ApiClient`, [/ApiClient has no counterpart/]],
    [`export default { resolve: { alias: { '@frontegg/react': './own' } } }`, [/names @frontegg\/react: change it/]],
    [`module.exports = { moduleNameMapper: { '^@frontegg/(.*)$': 'x' } }`, [/names @frontegg\/…/]],
    [`const m = await import(\`@frontegg/\${name}\`)`, [/names @frontegg\/…/]],
    [`const path = \`\${root}/node_modules/@frontegg/react/\${name}.css\``, [/names @frontegg\/react/]],
    ['/// <reference types="@frontegg/react" />\nf()', [/names @frontegg\/react/]],
    ['/// <reference path="../node_modules/@frontegg/types/index.d.ts" />\nf()', [/names @frontegg\/types/]],
    ["/** @import { User } from '@frontegg/react' */\nf()", [/names @frontegg\/react/]],
    [`const rule = { test: /node_modules\\/@frontegg\\/react/ }`, [/names @frontegg\/react/]],
    [
      `<<<<<<< HEAD\nimport { useAuth } from '@frontegg/react'\n=======\nimport { useAuth } from './own'\n>>>>>>> other\n`,
      [/^left: the file has errors of syntax/],
    ],
  ])('%s is listed', (text, expected) => {
    const { change, byHand, named } = rewrite(text, { path: 'src/app.js' })
    expect(change).toBeNull()
    expect(byHand.map((one) => one.text)).toEqual(expected.map((pattern) => expect.stringMatching(pattern)))
    expect(named).not.toEqual([])
  })

  it('a name without a counterpart beside one with a counterpart is listed', () => {
    const { change, byHand } = rewrite(`const { useAuth, createApiClient } = require('@frontegg/react')`)
    expect(change?.after).toContain('@portico/compat-frontegg')
    expect(byHand.map(({ text }) => text)).toEqual([expect.stringContaining('createApiClient: use createClient')])
  })
})

const lineOf = /F\.|login: enter|actions\.|@ts-expect|#\/admin|@frontegg/

describe('what a person has to change', () => {
  it.each([
    [
      'a hook of a flow',
      `import { useLoginState } from '@frontegg/react'`,
      /useLoginState: use useLogin\(\) of @portico/,
    ],
    ['an unknown name', `import { somethingElse } from '@frontegg/react'`, /somethingElse has no counterpart/],
    ['a default import', `import Frontegg from '@frontegg/react'`, /no default export/],
    ['an unknown module', `import { a } from '@frontegg/nextjs/utils/jwt'`, /utils\/jwt has no counterpart/],
    ['a member of a namespace', `import * as F from '@frontegg/react'\nF.useMfaState()`, /useMfaState: use useMfa/],
    ['a member in another entry', `import * as F from '@frontegg/nextjs'\nF.getSession()`, /next\/pages: import it/],
    [
      'an action that the layer lacks',
      `import { useAuthActions } from '@frontegg/react'\nconst { logout, login: enter } = useAuthActions()`,
      /^login of useAuthActions: use useLogin\(\)/,
    ],
    [
      'an action that is read of the hook',
      `import { useAuthActions } from '@frontegg/react'\nconst actions = useAuthActions()\nactions.addUser()`,
      /^addUser of useAuthActions: use useUsersTable\(\)/,
    ],
    [
      'an expected error',
      `import { useAuth } from '@frontegg/react'\n// @ts-expect-error wrong types\nuseAuth()`,
      /@ts-expect-error may expect no error/,
    ],
    [
      'an address of a section that the portal lacks',
      `import { AdminPortal } from '@frontegg/react'\nlocation.hash = '#/admin-box/odd-section'`,
      /^odd-section is no section/,
    ],
    ['names of two entries', `const { useAuth, getSession } = require('@frontegg/nextjs')`, /^Divide this/],
  ])('%s is listed with its line', (_, text, expected) => {
    const [first, ...others] = rewrite(`\n${text}`).byHand
    expect(others).toEqual([])
    expect(first?.text).toMatch(expected)
    expect(first?.line).toBe(text.split('\n').findLastIndex((line) => lineOf.test(line)) + 2)
  })
})
