import { expect, it } from 'vitest'
import { openApp } from '../../test/open-app.ts'

it('the profile is read with the roles of the user, which a provider may leave out otherwise', async () => {
  const app = await openApp({ signedInAs: 'admin@acme.test' })
  expect(app.sent('/users/v2/me').map(({ url }) => url.search)).toEqual(['?addRoles=true'])
})
