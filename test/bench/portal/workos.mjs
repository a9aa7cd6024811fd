// @ts-check

const roles = [
  { name: 'Admin', slug: 'admin', default: false },
  { name: 'Member', slug: 'member', default: true },
]
const members = Array.from({ length: 40 }, (_, at) => ({
  id: `user_${at}`,
  email: `person${at}@acme.test`,
  emailVerified: true,
  firstName: 'Person',
  lastName: String(at),
  createdAt: '2026-01-01T00:00:00.000Z',
  lastActivityAt: '2026-01-02T00:00:00.000Z',
  status: 'Active',
  actions: ['edit-role', 'revoke-membership'],
  roles: [{ name: 'Member', slug: 'member' }],
}))

/** Answers the two calls of WorkOS's widget of users. The widget names the size of its page. @param {Request} request */
export function workosAnswer(request) {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/_widgets/UserManagement/roles-and-config') {
    return Response.json({ roles, multipleRolesEnabled: false })
  }
  if (pathname !== '/_widgets/UserManagement/members') return null
  const after = members.findIndex(({ id }) => id === searchParams.get('after')) + 1
  const data = members.slice(after, after + Number(searchParams.get('limit')))
  const next = after + data.length < members.length ? data.at(-1)?.id : null
  return Response.json({ data, list_metadata: { before: null, after: next } })
}
