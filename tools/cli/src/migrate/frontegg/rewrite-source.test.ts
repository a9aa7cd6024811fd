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
    expect(rewrite(once)).toEqual({ change: null, byHand: [] })
  })
})

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
    ['names of two entries', `const { useAuth, getSession } = require('@frontegg/nextjs')`, /^Divide this/],
  ])('%s is listed with its line', (_, text, expected) => {
    const [first, ...others] = rewrite(`\n${text}`).byHand
    expect(others).toEqual([])
    expect(first?.text).toMatch(expected)
    expect(first?.line).toBe(text.includes('\n') ? 3 : 2)
  })
})
