export { FronteggProviderNoSSR, type FronteggProviderNoSSRProps } from './frontegg-provider-no-ssr.tsx'
