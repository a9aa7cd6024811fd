export {
  createFrozenClient,
  type FrozenCall,
  type FrozenCalls,
  type FrozenClientOptions,
  type FrozenFeature,
  frozen,
} from './frozen-client.ts'
