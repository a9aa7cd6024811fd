import type { HeldRole, User } from '@portico/headless'

/** All roles of a person, those of groups too, each once. */
export function allRolesOf(user: Pick<User, 'roles' | 'groups'> | null): readonly HeldRole[] {
  const held = [...(user?.groups ?? []).flatMap(({ roles }) => roles), ...(user?.roles ?? [])]
  return [...new Map(held.map((role) => [role.key, role])).values()]
}
