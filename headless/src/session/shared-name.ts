import type { SessionHost } from './feature.ts'

/** What the tabs of a browser share things of a session under: the client, the application and the provider. */
export function sharedNameOf({ name, options }: Pick<SessionHost, 'name' | 'options'>): string {
  const { applicationId = '', baseUrl } = options
  return `${name}:${applicationId}:${typeof baseUrl === 'string' ? baseUrl : ''}`
}
