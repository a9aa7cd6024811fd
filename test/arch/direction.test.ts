import { describe, expect, it } from 'vitest'
import { featuresEntangled, hooksImported, layersBroken } from './direction.ts'
import { modules } from './project.ts'
import { planted } from './source.ts'

describe('layers of headless', () => {
  it('import only what is below them', () => {
    expect(layersBroken(modules)).toEqual([])
  })

  it.each([
    ['core', 'headless/src/core/slice.ts', "import { createApi } from '../http/api.ts'"],
    ['http', 'headless/src/http/api.ts', "export * from '../session/index.ts'"],
    ['routes', 'headless/src/routes/table.ts', "import type { Api } from '../http/api-types.ts'"],
    ['rules', 'headless/src/rules/match.ts', "import { PorticoError } from '../core/errors.ts'"],
    ['session, for types', 'headless/src/session/feature.ts', "import type { Client } from '../client/index.ts'"],
    ['startup, loading lazily', 'headless/src/startup/feature.ts', "await import('../client/navigation.ts')"],
    ['client', 'headless/src/client/x.ts', "import { useClient } from '../react/context.ts'"],
    ['react', 'headless/src/react/x.ts', "import type { LoginStep } from '../features/login/types.ts'"],
    ['a file that is no hook', 'headless/src/session/feature.ts', "import { useClient } from '../react/context.ts'"],
    ['a folder without a place', 'headless/src/extras/x.ts', 'export const x = 1'],
  ])('a layer of headless that imports upwards is reported: %s', (_, path, text) => {
    expect(layersBroken([planted(path, text)])).toHaveLength(1)
  })

  it('a condition of the package that leads upwards is reported, with each module behind it', () => {
    const module = planted('headless/src/http/x.ts', "import { checkClient } from '#client-checks'")
    expect(layersBroken([module])).toHaveLength(2)
  })

  it.each([
    ['the client in a feature', 'headless/src/features/x/y.ts', "import { routesOf } from '../../client/index.ts'"],
    [
      'react in a hook',
      'headless/src/features/x/hooks.ts',
      "import { createFeatureHook } from '../../react/feature-hook.ts'",
    ],
  ])('a layer of headless may import %s', (_, path, text) => {
    expect(layersBroken([planted(path, text)])).toEqual([])
  })
})

describe('features', () => {
  it('import each other only by a row of the table', () => {
    expect(featuresEntangled(modules)).toEqual([])
  })

  it('a feature that imports another one without a row is reported', () => {
    const path = 'headless/src/features/login/feature.ts'
    expect(featuresEntangled([planted(path, "import type { MfaStep } from '../mfa/index.ts'")])).toHaveLength(1)
  })

  it('a feature that imports inner files of another one is reported', () => {
    const path = 'headless/src/features/mfa/feature.ts'
    expect(featuresEntangled([planted(path, "import { stepAfter } from '../login/steps.ts'")])).toHaveLength(1)
  })

  it('a feature of the portal that imports another one without a row is reported', () => {
    const path = 'headless/src/features/portal/users/feature.ts'
    expect(featuresEntangled([planted(path, "import type { Group } from '../groups/index.ts'")])).toHaveLength(1)
    expect(featuresEntangled([planted(path, "import { rowOf } from './rows.ts'")])).toEqual([])
  })
})

describe('the files of a feature without React', () => {
  it('import no hooks', () => {
    expect(hooksImported(modules)).toEqual([])
  })

  it.each([
    ['its own hooks', 'headless/src/features/mfa/index.ts', "export { useMfa } from './hooks.ts'"],
    [
      'the entry of another one',
      'headless/src/features/mfa/feature.ts',
      "import { useLogin } from '../login/react.ts'",
    ],
  ])('a feature is reported if its files without React import %s', (_, path, text) => {
    expect(hooksImported([planted(path, text)])).toHaveLength(1)
    expect(hooksImported([planted('headless/src/features/mfa/react.ts', text)])).toEqual([])
  })
})
