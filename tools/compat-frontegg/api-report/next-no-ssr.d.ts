// The public surface of this entry, written by "npm run api-report". Do not edit.

export function FronteggProviderNoSSR(props: FronteggProviderNoSSRProps): ReactElement;

export interface FronteggProviderNoSSRProps extends FronteggProviderProps {
}
