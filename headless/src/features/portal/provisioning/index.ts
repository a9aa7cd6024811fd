export { provisioningErrors } from './errors.ts'
export { provisioningFeature } from './feature.ts'
export type {
  CreateConnectionInput,
  CreatedConnection,
  DirectorySource,
  ProvisionConnection,
  ProvisioningActions,
  ProvisioningState,
  RemoveConnectionInput,
  UpdateConnectionInput,
} from './types.ts'
export { useProvisioning } from './use-provisioning.ts'
