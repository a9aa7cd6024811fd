import { cleanup, screen } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { openScreen } from '../../../../test/open-screen.tsx'
import { type PortalComponentName, portalComponent, portalComponentNames } from '../index.ts'

afterEach(cleanup)

/** The props of every component, with those of dialogs. */
const props = { isolation: 'none', isOpen: true, onClose: () => {} } as const

describe('a single component by name', () => {
  it.each(portalComponentNames)('%s renders for a signed-in user', async (name) => {
    const Component: ComponentType<typeof props> = portalComponent(name as PortalComponentName)
    await openScreen(createElement(Component, props), { signedInAs: 'admin@acme.test' })
    expect((await screen.findAllByRole('button')).length).toBeGreaterThan(0)
  })

  it.each(['Sidebar', 'toString', ''])('another name throws: "%s"', (name) => {
    expect(() => portalComponent(name as PortalComponentName)).toThrowError(
      expect.objectContaining({
        code: 'component-unsupported',
        message: expect.stringContaining(`Component ${name} is not supported`),
      }),
    )
  })

  it('the error of another name lists every name that can be chosen', () => {
    expect(() => portalComponent('Sidebar' as PortalComponentName)).toThrowError(
      expect.objectContaining({
        message: expect.stringMatching(new RegExp(`: choose one of ${portalComponentNames.join(', ')}\\. See `)),
      }),
    )
  })
})
