import { describe, expect, it } from 'vitest'
import {
  kitHomes,
  kitLayersBroken,
  kitPackagesAstray,
  regionsApart,
  screenRowsUnused,
  screensEntangled,
} from './kit.ts'
import { modules } from './project.ts'
import { planted } from './source.ts'

describe('layers of the kit', () => {
  it('import only what is below them', () => {
    expect(kitLayersBroken(modules)).toEqual([])
  })

  it.each([
    ['theme', 'ui-kit/src/theme/x.ts', "import { useMessages } from '../i18n/index.ts'"],
    ['slots, for types', 'ui-kit/src/slots/x.ts', "import type { ButtonProps } from '../primitives/button/button.tsx'"],
    ['isolation', 'ui-kit/src/isolation/x.tsx', "import { Button } from '../primitives/button/button.tsx'"],
    ['primitives', 'ui-kit/src/primitives/x/x.tsx', "import { FormStep } from '../../frame/form-step.tsx'"],
    ['frame', 'ui-kit/src/frame/x.tsx', "import { SuccessStep } from '../screens/login/success-step.tsx'"],
    ['frame, for types', 'ui-kit/src/frame/x.ts', "import type { LoginSlots } from '../screens/login/login-slots.ts'"],
    ['screens, loading lazily', 'ui-kit/src/screens/x/x.tsx', "await import('../../kit/portico-kit.tsx')"],
    ['a folder without a place', 'ui-kit/src/extras/x.ts', 'export const x = 1'],
  ])('a layer of the kit that imports upwards is reported: %s', (_, path, text) => {
    expect(kitLayersBroken([planted(path, text)])).toHaveLength(1)
  })
})

describe('screens', () => {
  it('import each other only by a row of the table', () => {
    expect(screensEntangled(modules)).toEqual([])
  })

  it('need every row of the table', () => {
    expect(screenRowsUnused(modules)).toEqual([])
  })

  it.each([
    [
      'importing one without a row',
      'ui-kit/src/screens/recovery/x.tsx',
      "import { x } from '../login/success-step.tsx'",
    ],
    [
      'importing its types',
      'ui-kit/src/screens/phone/x.ts',
      "import type { LoginSlots } from '../login/login-slots.ts'",
    ],
    ['loading one', 'ui-kit/src/screens/phone/x.ts', "await import('../sign-up/sign-up-flow.tsx')"],
    ['sharing a part beside the screens', 'ui-kit/src/screens/x.tsx', 'export const x = 1'],
  ])('screens are reported for %s', (_, path, text) => {
    expect(screensEntangled([planted(path, text)])).toHaveLength(1)
  })
})

describe('the packages the kit stands on', () => {
  it('the packages of the kit are imported only in their home folders, part by part', () => {
    expect(kitPackagesAstray(modules)).toEqual([])
  })

  it.each([
    ['React Aria in a screen', 'ui-kit/src/screens/x.tsx', "import { Button } from 'react-aria-components/Button'"],
    ['all of React Aria', 'ui-kit/src/primitives/x/x.tsx', "import { Button } from 'react-aria-components'"],
    ['a package without a home', 'ui-kit/src/theme/x.ts', "import { merge } from 'lodash-es'"],
    ['immer', 'ui-kit/src/screens/x.tsx', "import { produce } from 'immer'"],
  ])('a package of the kit imported outside its home is reported: %s', (_, path, text) => {
    expect(kitPackagesAstray([planted(path, text)])).toHaveLength(1)
  })

  it('the packages of the kit are all in use', () => {
    const used = new Set(
      modules
        .filter(({ path }) => path.startsWith('ui-kit/src/'))
        .flatMap(({ text }) => text.match(/(?<=from '|import\(')[^'.][^']*/g) ?? []),
    )
    const unused = Object.keys(kitHomes).filter(
      (name) => ![...used].some((one) => one === name || one.startsWith(`${name}/`)),
    )
    expect(unused).toEqual([])
  })
})

describe('live regions', () => {
  it('no primitive has a live region of its own beside that of the surface', () => {
    expect(regionsApart(modules)).toEqual([])
  })

  it.each([
    ['a status', 'export const X = () => <span role="status">{words}</span>'],
    ['a log', 'export const X = () => <ol role="log" />'],
    ['words that are read when they change', 'export const X = () => <p aria-live="polite">{words}</p>'],
  ])('a primitive with a live region of its own is reported: %s', (_, text) => {
    expect(regionsApart([planted('ui-kit/src/primitives/x/x.tsx', text)])).toHaveLength(1)
  })
})
