import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { markup, packagesAstray, workspacesEntangled } from './homes.ts'
import { modules } from './project.ts'
import { planted, root } from './source.ts'

const publicNames = ['headless', 'ui-kit', 'providers/emulator'].flatMap((folder) => {
  const { name, exports }: { name: string; exports: object } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  )
  return Object.keys(exports).map((entry) => name + entry.slice(1))
})

describe('the packages headless stands on', () => {
  it('the packages of headless are imported only in their home folders', () => {
    expect(packagesAstray(modules)).toEqual([])
  })

  it.each([
    ['react', 'headless/src/core/slice.ts', "import { useState } from 'react'"],
    ['react types', 'headless/src/client/types.ts', "import type { ReactNode } from 'react'"],
    [
      'the store shim',
      'headless/src/session/x.ts',
      "import { useSyncExternalStore } from 'use-sync-external-store/shim'",
    ],
    ['ofetch', 'headless/src/session/feature.ts', "import { ofetch } from 'ofetch'"],
    ['immer', 'headless/src/core/slice.ts', "const { produce } = await import('immer')"],
    ['jose', 'headless/src/session/user.ts', "import { jwtVerify } from 'jose'"],
    ['a package without a home', 'headless/src/core/record.ts', "import { merge } from 'lodash-es'"],
  ])('a package of headless imported outside its home is reported: %s', (_, path, text) => {
    expect(packagesAstray([planted(path, text)])).toHaveLength(1)
  })
})

describe('headless', () => {
  it('holds no markup', () => {
    expect(markup(modules)).toEqual([])
  })

  it('headless is reported if it contains markup', () => {
    expect(markup([planted('headless/src/react/gates.tsx', 'export const a = <p />')])).toHaveLength(1)
    expect(markup([planted('headless/src/react/gates.ts', "import { jsx } from 'react/jsx-runtime'")])).toHaveLength(1)
  })
})

describe('workspaces', () => {
  it('meet each other only by public names, and only downwards', () => {
    expect(publicNames).toContain('@portico/headless')
    expect(workspacesEntangled(modules, publicNames)).toEqual([])
  })

  it.each([
    ['headless importing the kit', 'headless/src/react/x.ts', "import { Button } from '@portico/ui-kit'"],
    [
      'headless importing the emulator',
      'headless/src/client/x.ts',
      "import { createPreview } from '@portico/emulator'",
    ],
    ['the kit reaching into headless', 'ui-kit/src/x.ts', "import { login } from '../../headless/src/index.ts'"],
    ['the kit importing what is not public', 'ui-kit/src/x.ts', "import { x } from '@portico/headless/dist/core/x.js'"],
    ['an example reaching into a package', 'examples/a/src/x.ts', "import { x } from '../../../headless/src/index.ts'"],
  ])('entangled workspaces are reported: %s', (_, path, text) => {
    expect(workspacesEntangled([planted(path, text)], publicNames)).toHaveLength(1)
  })
})
