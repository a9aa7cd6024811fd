export { groupErrors } from './errors.ts'
export { groupsFeature } from './feature.ts'
export { groupFeature } from './group.ts'
export { groupConfigurationFeature } from './group-configuration.ts'
export { isReadOnlyGroup } from './read-only.ts'
export type {
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
  UpdateGroupInput,
} from './types.ts'
export { useGroup } from './use-group.ts'
export { useGroupConfiguration } from './use-group-configuration.ts'
export { useGroups } from './use-groups.ts'
