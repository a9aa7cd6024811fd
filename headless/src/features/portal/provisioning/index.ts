export { provisioningErrors } from './errors.ts'
export { provisioning } from './feature.ts'
export type {
  ChangeConnectionInput,
  CreateConnectionInput,
  CreatedConnection,
  DirectorySource,
  ProvisionConnection,
  ProvisioningActions,
  ProvisioningState,
  RemoveConnectionInput,
} from './types.ts'
export { useProvisioning } from './use-provisioning.ts'
