export { groupErrors } from './errors.ts'
export { groups } from './feature.ts'
export { group } from './group.ts'
export { groupConfiguration } from './group-configuration.ts'
export { isReadOnlyGroup } from './read-only.ts'
export type {
  ChangeGroupInput,
  CreatedGroup,
  CreateGroupInput,
  Group,
  GroupActions,
  GroupConfiguration,
  GroupConfigurationActions,
  GroupConfigurationState,
  GroupDetails,
  GroupManager,
  GroupOptions,
  GroupRelations,
  GroupRole,
  GroupRolesInput,
  GroupState,
  GroupsActions,
  GroupsOptions,
  GroupsState,
  GroupUser,
  GroupUsersInput,
  RefusedPart,
  RemoveGroupInput,
} from './types.ts'
export { useGroup } from './use-group.ts'
export { useGroupConfiguration } from './use-group-configuration.ts'
export { useGroups } from './use-groups.ts'
