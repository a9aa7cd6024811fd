import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { link, openPortal, page } from '../../../../test/open-portal.tsx'

afterEach(cleanup)

const groupOf = (name: string) => within(screen.getByRole('group', { name }))

it('a group folds down to the section that is open, and stays so on the next visit', async () => {
  const all = {
    sections: (ours) => ours.map((section) => ({ ...section, visibility: 'always' as const })),
  } satisfies Parameters<typeof openPortal>[0]
  const { client } = await openPortal(all, { address: `${page}&portal=users` })
  await link('Users')
  const heading = screen.getByRole('button', { name: 'Organization', expanded: true })
  await userEvent.click(heading)
  expect(
    groupOf('Organization')
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Users'])
  await userEvent.click(screen.getByRole('button', { name: 'Build and billing' }))
  expect(groupOf('Build and billing').queryByRole('link')).toBeNull()
  expect(client.ports.storage.local.get('portico.folded')).toBe('organisation\nbuild')
  await userEvent.click(screen.getByRole('button', { name: 'Organization', expanded: false }))
  expect(groupOf('Organization').getAllByRole('link').length).toBeGreaterThan(3)
})
